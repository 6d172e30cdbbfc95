import * as v from 'valibot';
import { signInFailures, signInRefusals } from '../sign-in/sign-in-failures.ts';
import { proposalEnds } from '../publication/proposal-ends.ts';
import { publicationFailures } from '../publication/publication-failures.ts';
import { dataRequestKinds } from '../data-requests/data-request-kinds.ts';

const names = v.optional(v.array(v.string()));
const loggedValueSchema = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.null(),
  v.array(v.string()),
]);

/** The old or new value of a setting or a property. */
export type LoggedValue = v.InferOutput<typeof loggedValueSchema>;

/** One changed property with its values; never an answer, a key or an identifier of a citizen. */
export const loggedChangeSchema = v.object({
  field: v.string(),
  before: loggedValueSchema,
  after: loggedValueSchema,
});
export type LoggedChange = v.InferOutput<typeof loggedChangeSchema>;

/** Some are both: the person cannot sign in, and an administrator can mend it. */
const signInReasons = [...new Set([...signInRefusals, ...signInFailures])];

/**
 * The details of an entry, such as old and new values and the reason. Never an answer, a key or an
 * identifier of a citizen.
 */
export const logbookDetailsSchema = v.object({
  environment: v.optional(v.string()),
  /** The states of a version in the environment. */
  from: v.optional(v.nullable(v.string())),
  to: v.optional(v.nullable(v.string())),
  remark: v.optional(v.nullable(v.string())),
  /** The number of warnings of the form checker when a version was proposed. */
  warnings: v.optional(v.number()),
  /** How a proposal or an approval of a version ended without a decision about it. */
  cause: v.optional(v.picklist(proposalEnds)),
  /** The ids of who were asked to review a version when it was proposed. */
  reviewers: v.optional(v.array(v.string())),
  changes: v.optional(v.array(loggedChangeSchema)),
  /** The names of changed properties, without values. */
  changed: names,
  /** The names of roles or permissions that were granted and revoked. */
  given: names,
  taken: names,
  name: v.optional(v.string()),
  /** The labels of the questions whose answers a list of submissions showed. */
  questions: names,
  /** The names of who asked for an export and of who allowed it. */
  requested_by: v.optional(v.string()),
  allowed_by: v.optional(v.string()),
  number: v.optional(v.nullable(v.number())),
  /** The transaction and the amount of a payment. */
  transaction_id: v.optional(v.string()),
  amount_cents: v.optional(v.number()),
  /** The day of which something was exported, such as `2026-11-25`. */
  day: v.optional(v.string()),
  /** Of a login. */
  provider: v.optional(v.string()),
  /** Of a login for somebody else: whose identifier was read, if not of whom the form is about. */
  party: v.optional(v.literal('acting')),
  /** Why a sign-in at an outside provider did not succeed. */
  reason: v.optional(v.picklist(signInReasons)),
  /** The moment for which a publication is scheduled. */
  planned_at: v.optional(v.string()),
  /** Why a version was not published at that moment. */
  failure: v.optional(v.picklist(publicationFailures)),
  /** The called endpoint, such as `GET /v0/users`. */
  route: v.optional(v.string()),
  /** The kind of a request of a citizen about their data. */
  request: v.optional(v.picklist(dataRequestKinds)),
  /** A keyed pseudonym of the person who was searched for: equal for the same person, and not reversible. */
  pseudonym: v.optional(v.string()),
  /** The number of lines, rows or objects. */
  count: v.optional(v.number()),
});

type Details = v.InferOutput<typeof logbookDetailsSchema>;
export type LogbookDetails = { readonly [K in keyof Details]: Readonly<Details[K]> };
