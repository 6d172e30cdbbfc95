import * as v from 'valibot';
import { conditionValueSchema } from '../../condition-value-schema.ts';
import type { SetValueAction } from './set-value-action.ts';

const formulaSchema = v.object({ formula: v.pipe(v.string(), v.maxLength(5000)) });

/** The action as stored; whether the value fits its fields is the checker's question. */
export const setValueSchema: v.GenericSchema<unknown, SetValueAction> = v.object({
  type: v.literal('set_value'),
  value: v.union([conditionValueSchema, formulaSchema]),
  when: v.picklist(['empty', 'always']),
});
