import * as v from 'valibot';
import { formIdSchema, shortIdSchema } from '../field-schema.ts';
import { variableKinds, type Variable } from './variable.ts';
import { variableSources } from './variable-sources.ts';

/** The maximum number of variables of a version. */
export const maxVariables = 500;

const variableEntries = {
  id: formIdSchema,
  short_id: shortIdSchema,
  label: v.pipe(v.string(), v.maxLength(200)),
  value_kind: v.picklist(variableKinds),
  source: v.union(Object.values(variableSources).map(({ schema }) => schema)),
};
const variableSchema: v.GenericSchema<unknown, Variable> = v.object(variableEntries);

/** The values of a variable, also as a claim of the page. */
export const variableValueSchema = v.nullable(
  v.union([v.pipe(v.string(), v.maxLength(2000)), v.pipe(v.number(), v.finite()), v.boolean()]),
);

/**
 * Parses unknown input to the variables of a version, with unique ids. For ids that fields also
 * have, see `clashingIds`.
 */
export const variablesSchema: v.GenericSchema<unknown, readonly Variable[]> = v.pipe(
  v.array(variableSchema),
  v.maxLength(maxVariables),
  v.check(
    (variables) =>
      new Set(variables.map(({ id }) => id)).size === variables.length &&
      new Set(variables.map(({ short_id }) => short_id)).size === variables.length,
    'An id of a variable is used twice',
  ),
);

/** The variables of a submission, with their values at submission. */
export const storedVariablesSchema: v.GenericSchema<unknown, readonly Variable[]> = v.array(
  v.object({ ...variableEntries, stored_value: v.exactOptional(variableValueSchema) }),
);
