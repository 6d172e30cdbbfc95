import * as v from 'valibot';
import type {
  ConditionScalar,
  ConditionValue,
  OperandKind,
  Operands,
} from '../conditions/condition-value.ts';

const scalarSchema: v.GenericSchema<unknown, ConditionScalar> = v.union([
  v.pipe(v.string(), v.maxLength(1000)),
  v.pipe(v.number(), v.finite()),
  v.boolean(),
]);

/** The schema of the stored value of each operand: a forgotten one does not compile. */
const operandSchemas: { readonly [K in OperandKind]: v.GenericSchema<unknown, Operands[K]> } = {
  none: v.null(),
  one: scalarSchema,
  list: v.pipe(v.array(scalarSchema), v.maxLength(100)),
};

/** A value in a rule: nothing, a scalar, or a list of them. */
export const conditionValueSchema: v.GenericSchema<unknown, ConditionValue> = v.union(
  Object.values(operandSchemas),
);
