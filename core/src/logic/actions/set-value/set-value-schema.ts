import * as v from 'valibot';
import { conditionValueSchema } from '../../condition-value-schema.ts';
import type { SetValueAction } from './set-value-action.ts';

const formulaSchema = v.object({ formula: v.pipe(v.string(), v.maxLength(5000)) });

/** The schema of the stored action; the checker reports a value that does not fit its fields. */
export const setValueSchema: v.GenericSchema<unknown, SetValueAction> = v.object({
  type: v.literal('set_value'),
  value: v.union([conditionValueSchema, formulaSchema]),
  when: v.picklist(['empty', 'always']),
});
