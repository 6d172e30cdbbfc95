import type { FormServices } from '../requests/form-services.ts';

/** The environment as procedures take it; the form request already rejected unknown ones. */
export function environmentOf({ address }: FormServices): 'production' | 'test' {
  // Every environment but production uses the provider's test environment.
  return address.environment === 'production' ? 'production' : 'test';
}
