import * as v from 'valibot';

/**
 * Every problem that the API can return, with its HTTP status; texts are the messages `problem.<code>`. Invalid
 * input is 400 (API Design Rules, `/core/error-handling/invalid-input`); 422 is for a visitor's answers that
 * the form does not accept.
 */
export const problemStatus = {
  malformed_json: 400,
  /** Input that violates the contract, or a rule of the resource. */
  invalid: 400,
  /** The file of a form: not JSON, or not a form. */
  form_file_unreadable: 400,
  /** It was written by a newer version of the product. */
  form_file_newer: 400,
  /** A member violates the schema: `errors` names them. */
  form_file_invalid: 400,
  /** A building block instead of a form, or the reverse. */
  form_file_other_type: 400,
  /** An image or download of a form: its content is of a type that is not allowed, or not what its name says. */
  attachment_type: 400,
  /** It contains a virus, or cannot be read. */
  attachment_unsafe: 400,
  /** The name that confirms the removal of a tenant is another one. */
  tenant_name_differs: 400,
  /** Maintenance that ends before now. */
  maintenance_past: 400,
  /** A new password that is the current one. */
  password_unchanged: 400,
  not_authenticated: 401,
  token_expired: 401,
  /** An operator's token: unknown, expired or revoked. */
  operator_token_invalid: 401,
  login_required: 401,
  login_expired: 401,
  person_unread: 409,
  forbidden: 403,
  /** An operator's token that only reads. */
  operator_scope: 403,
  origin_not_allowed: 403,
  environment_not_allowed: 403,
  review_link_invalid: 403,
  login_level_too_low: 403,
  /** Users cannot grant a permission that they do not have. */
  permission_not_held: 403,
  /** The user is a member of protected or private forms that the caller is no member of. */
  member_of_other_forms: 403,
  /** Users cannot change their own permissions. */
  own_rights: 403,
  return_address_not_allowed: 403,
  code_needed: 403,
  other_identity: 403,
  /** The visitor who sent a form cannot co-sign it. */
  co_signer_is_visitor: 403,
  /** People co-sign for themselves. */
  co_signer_represents: 403,
  /** Not the caller's current password. */
  password_wrong: 403,
  /** An administrator requires a new password before anything else. */
  password_change_required: 403,
  /** The tenant does not use the feature: `errors.features` contains the names of those that are inactive. */
  feature_inactive: 403,
  not_found: 404,
  form_not_found: 404,
  form_not_published: 404,
  /** The form was published and withdrawn. */
  form_closed: 410,
  /** A link to choose a password: used, expired, or replaced by a later one. */
  password_link_invalid: 410,
  environment_not_found: 404,
  tenant_not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  attempt_differs: 409,
  transition_not_allowed: 409,
  /** The user who proposed a version may not approve it. */
  own_proposal: 409,
  /** The user who asked for an export may not allow it. */
  own_export: 409,
  /** The tenant has a user with the e-mail address. */
  email_taken: 409,
  /** The tenant has a role, or a group, with the name. */
  name_taken: 409,
  /** The installation has a tenant with the slug. */
  tenant_slug_taken: 409,
  /** Only a suspended tenant can be removed. */
  tenant_active: 409,
  /** A tenant can be removed a day after it was suspended. */
  tenant_suspended_shortly: 409,
  tenant_not_dumped: 409,
  /** The glossary has the term. */
  term_taken: 409,
  /** The operator decides about the feature. */
  feature_pinned: 409,
  /** The tenant has as much as the operator allows: `errors.quota` says of what. */
  quota_reached: 409,
  /** Users or groups have the role. */
  role_in_use: 409,
  /** A group with the maximum number of members. */
  group_full: 409,
  /** No user who manages users and roles would remain. */
  last_administrator: 409,
  /** Signing in without a password needs a provider that worked, and a root account with a password. */
  provider_sign_in_not_ready: 409,
  /** A published form cannot be archived. */
  form_published: 409,
  /** A protected or private form would have no owner left. */
  last_owner: 409,
  /** The organisation requires a second factor: it can be replaced but not removed. */
  second_factor_required: 409,
  /** The account has no second factor. */
  second_factor_missing: 409,
  /** The version was rejected and has not changed since. */
  version_rejected: 409,
  /** Forms use the building block: `errors.forms` contains their names. */
  template_in_use: 409,
  /** Published forms use the provider: `errors.forms` contains the names of those that the caller may see. */
  provider_in_use: 409,
  /** Forms have the theme: `errors.forms` contains the names of those that the caller may see. */
  theme_in_use: 409,
  /** Published forms use the list: `errors.forms` contains the names of those that the caller may see. */
  custom_list_in_use: 409,
  /** The user may not see the form, or may not read submissions. */
  assignee_not_allowed: 409,
  /** Somebody who was asked to review may not review the version, or proposed it. */
  reviewer_not_allowed: 409,
  /** Somebody holds the submission or its form. */
  on_hold: 409,
  /** A payment or refund of the submission has no final status yet. */
  payment_pending: 409,
  /** The handling of the submission is restricted on request of the person. */
  restricted: 409,
  /** The upload of an image or download did not reach storage. */
  attachment_missing: 409,
  payment_not_due: 409,
  /** Only a payment that was paid can be refunded. */
  payment_not_refundable: 409,
  version_locked: 409,
  stale: 412,
  too_large: 413,
  attachment_too_large: 413,
  unsupported_media_type: 415,
  answers_invalid: 422,
  /** More than what was paid and not refunded yet. */
  refund_too_high: 422,
  code_wrong: 422,
  code_expired: 422,
  /** A passkey that does not belong to the last offer, or is known already. */
  passkey_invalid: 422,
  /** An invalid or used code of the authenticator app. */
  totp_wrong: 422,
  /** A submission without a statement that its version requires. */
  statement_not_accepted: 422,
  unknown_field: 422,
  /** The form's patterns exceed the time limit of a request. */
  patterns_too_costly: 422,
  precondition_required: 428,
  too_many_requests: 429,
  internal: 500,
  tenant_disabled: 503,
  /** The tenant is disabled. */
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
  /** For rejected input and answers: messages by path. */
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
  /** For an unknown or disabled tenant. */
  data: v.optional(v.object({ error: v.string(), tenant: v.string() })),
});
export type Problem = v.InferOutput<typeof problemSchema>;
