import * as v from 'valibot';
import { functionNames, type FunctionName } from '../functions/names.ts';
import type { PackedFormula } from './packed-formula.ts';
import { binaryOperators } from './syntax-tree.ts';

const part = v.lazy((): v.GenericSchema<PackedFormula> => packedFormulaSchema);

/** The schema of a serialised formula tree. */
export const packedFormulaSchema: v.GenericSchema<PackedFormula> = v.union([
  v.string(),
  v.boolean(),
  v.strictTuple([v.picklist(['#', '"']), v.string()]),
  v.strictTuple([v.literal('-'), part]),
  v.strictTuple([v.picklist(binaryOperators.flat()), part, part]),
  // The keys of a const record are its own names.
  v.tupleWithRest(
    [v.literal('()'), v.picklist(Object.keys(functionNames) as FunctionName[])],
    part,
  ),
]);
