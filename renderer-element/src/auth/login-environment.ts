import type { FormServices } from '../requests/form-services.ts';

/** The environment as procedures take it; an unknown one was refused when the form was fetched. */
export function environmentOf({ address }: FormServices): 'production' | 'test' {
  // Anything but production speaks with the provider for tests.
  return address.environment === 'production' ? 'production' : 'test';
}
