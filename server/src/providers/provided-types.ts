import type { ProvidedTypes } from '@form-builder/core/analysis/check-context.ts';
import type { Providers } from './create-providers.ts';

/** Of which types the operator has set up the outside service that they need. */
export function providedTypesOf({ addresses, companies }: Providers): ProvidedTypes {
  return new Map([
    ['bag', addresses !== null],
    ['kvk-api', companies !== null],
  ]);
}
