import * as v from 'valibot';

/**
 * Every refusal the API can give, with its HTTP status; texts are the messages `problem.<code>`. Bad
 * input is 400 (API Design Rules, `/core/error-handling/invalid-input`); 422 is for a visitor's
 * answers that the form does not accept.
 */
export const problemStatus = {
  malformed_json: 400,
  /** Input that breaks the contract, or a rule of what it is for. */
  invalid: 400,
  not_authenticated: 401,
  token_expired: 401,
  login_required: 401,
  login_expired: 401,
  forbidden: 403,
  origin_not_allowed: 403,
  environment_not_allowed: 403,
  review_link_invalid: 403,
  login_level_too_low: 403,
  return_address_not_allowed: 403,
  code_needed: 403,
  other_identity: 403,
  not_found: 404,
  form_not_found: 404,
  form_not_published: 404,
  /** It was published, and taken off again. */
  form_closed: 410,
  environment_not_found: 404,
  tenant_not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  attempt_differs: 409,
  transition_not_allowed: 409,
  /** Who proposed a version may not approve it. */
  own_proposal: 409,
  /** It was rejected and did not change since. */
  version_rejected: 409,
  payment_not_due: 409,
  version_locked: 409,
  stale: 412,
  too_large: 413,
  unsupported_media_type: 415,
  answers_invalid: 422,
  code_wrong: 422,
  code_expired: 422,
  /** A form that is sent without a statement that its version asks for. */
  statement_not_accepted: 422,
  unknown_field: 422,
  /** The form's patterns take more time than one request may have. */
  patterns_too_costly: 422,
  precondition_required: 428,
  too_many_requests: 429,
  internal: 500,
  tenant_disabled: 503,
  /** The organisation does not use forms at the moment. */
  product_disabled: 503,
  unavailable: 503,
  provider_unavailable: 503,
  mail_unavailable: 503,
} as const;
export type ProblemCode = keyof typeof problemStatus;

/** RFC 9457 problem details, with the members the specification adds. */
export const problemSchema = v.object({
  type: v.string(),
  code: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  message: v.string(),
  /** For input and answers that are refused: messages by path. */
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
  /** For an unknown or disabled tenant. */
  data: v.optional(v.object({ error: v.string(), tenant: v.string() })),
});
export type Problem = v.InferOutput<typeof problemSchema>;
