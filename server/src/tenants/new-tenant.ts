import type { newTenantSchema } from '@form-builder/core/contract/operators/tenants.ts';
import type { InferOutput } from 'valibot';

/** A tenant to create, with its first administrator. */
export interface NewTenant {
  readonly slug: string;
  readonly name: string;
  readonly administrator: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  };
}

/** The tenant of a request or a command line. */
export function toNewTenant({
  slug,
  name,
  administrator: { email, first_name: firstName, last_name: lastName },
}: InferOutput<typeof newTenantSchema>): NewTenant {
  return { slug, name, administrator: { email, firstName, lastName } };
}
