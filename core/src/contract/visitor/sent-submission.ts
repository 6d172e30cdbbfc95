import * as v from 'valibot';
import { variableValueSchema } from '../../form/variables/variables-schema.ts';
import { languages } from '../../messages/languages.ts';
import { statementKinds } from '../../version-settings/list-statements.ts';
import { instantSchema } from '../shared-schemas.ts';

/** Unknown until the engine has validated them against the version (`core/src/session`). */
export const answersSchema = v.record(v.string(), v.unknown());

const maxContextKeys = 50;

/** The context from the embedding page: small, so that it cannot be used as storage. */
const contextKeysSchema = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(100)), v.pipe(v.string(), v.maxLength(1000))),
  v.maxEntries(maxContextKeys),
);

export const contextSchema = v.object({
  page: v.optional(v.nullable(v.string())),
  breakId: v.optional(v.nullable(v.string())),
  keys: v.optional(v.record(v.string(), v.string())),
});
export type SubmissionContext = v.InferOutput<typeof contextSchema>;

/** The context as visitors may send it; stored ones may be larger. */
export const sentContextSchema = v.object({
  ...contextSchema.entries,
  keys: v.optional(contextKeysSchema),
});

/**
 * Unconfirmed values of the page for variables whose source is the embedding page or its URL, by id. Values for
 * other variables are rejected.
 */
export const claimsSchema = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(64)), variableValueSchema),
  v.maxEntries(100),
);

/** The statements of the version that the visitor accepted, as shown. */
export const sentStatementsSchema = v.pipe(
  v.array(
    v.object({ kind: v.picklist(statementKinds), text: v.pipe(v.string(), v.maxLength(2000)) }),
  ),
  v.maxLength(statementKinds.length),
);
export type SentStatements = v.InferOutput<typeof sentStatementsSchema>;

/** A statement that the visitor accepted: the exact text, its language and the time. */
export const acceptedStatementSchema = v.object({
  kind: v.picklist(statementKinds),
  text: v.string(),
  language: v.picklist(languages),
  accepted_at: instantSchema,
});
export type AcceptedStatement = v.InferOutput<typeof acceptedStatementSchema>;
