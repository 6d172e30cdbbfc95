import * as v from 'valibot';
import { formIdSchema, shortIdSchema } from '../field-schema.ts';
import {
  variableKinds,
  type Variable,
  type VariableSourceName,
  type VariableSourceOf,
} from './variable.ts';

/** How many variables a version may hold at most. */
export const mostVariables = 500;

const text = (limit: number) => v.pipe(v.string(), v.maxLength(limit));

/** What each source must say: a forgotten one does not compile. */
const sources: {
  readonly [S in VariableSourceName]: v.GenericSchema<unknown, VariableSourceOf<S>>;
} = {
  formula: v.object({ type: v.literal('formula'), formula: text(10_000) }),
  constant: v.object({
    type: v.literal('constant'),
    value: v.nullable(v.union([text(2000), v.pipe(v.number(), v.finite()), v.boolean()])),
  }),
  date: v.object({ type: v.literal('date') }),
};

const variableSchema: v.GenericSchema<unknown, Variable> = v.object({
  id: formIdSchema,
  short_id: shortIdSchema,
  label: text(200),
  value_kind: v.picklist(variableKinds),
  source: v.union(Object.values(sources)),
});

/**
 * Unknown input → the typed variables of a version, with ids that are unique among them. Whether fields
 * use the same ones: `clashingIds`.
 */
export const variablesSchema: v.GenericSchema<unknown, readonly Variable[]> = v.pipe(
  v.array(variableSchema),
  v.maxLength(mostVariables),
  v.check(
    (variables) =>
      new Set(variables.map(({ id }) => id)).size === variables.length &&
      new Set(variables.map(({ short_id }) => short_id)).size === variables.length,
    'An id of a variable is used twice',
  ),
);
