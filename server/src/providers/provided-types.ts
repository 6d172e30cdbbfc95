import type { ProvidedTypes } from '@form-builder/core/analysis/check-context.ts';
import type { LookUpSource } from '@form-builder/core/field-types/look-up.ts';
import { fieldTypeNames, fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Providers } from './create-providers.ts';

/** Of which types the operator has set up the outside service that they need. */
export function providedTypesOf({ addresses, companies }: Providers): ProvidedTypes {
  const isProvided: Readonly<Record<LookUpSource, boolean>> = {
    addresses: addresses !== null,
    companies: companies !== null,
    // A tenant's own, in our database.
    lists: true,
    // No case system can be asked yet: a form that needs one cannot be published.
    cases: false,
  };
  return new Map(
    fieldTypeNames.flatMap((type) => {
      const definition = fieldTypes[type];
      const source = 'lookUp' in definition ? definition.lookUp : undefined;
      return source === undefined ? [] : [[type, isProvided[source]] as const];
    }),
  );
}
