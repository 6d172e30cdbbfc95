import { createFinding } from '../finding.ts';
import type { Check } from './check.ts';
import { nameOf } from '../fields/field-name.ts';

/** A field that works through a provider has one: somebody has set it up. */
export const checkProviders: Check = function* ({ fields, context: { isProvided } }) {
  for (const one of fields) {
    if (isProvided?.(one.field) === false)
      yield createFinding('provider_missing', { field_id: one.field.id }, nameOf(one));
  }
};
