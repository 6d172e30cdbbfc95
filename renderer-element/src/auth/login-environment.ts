import type { FormServices } from '../requests/form-services.ts';

/** Parses the environment for procedures; the form request has already rejected unknown ones. */
export function environmentOf({ address }: FormServices): 'production' | 'test' {
  // Every environment but production uses the provider's test environment.
  return address.environment === 'production' ? 'production' : 'test';
}
