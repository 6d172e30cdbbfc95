import * as v from 'valibot';

/** Proves that a submission is the visitor's: never in the URL, because logs and history store it. */
export const ownKeyHeaders = v.looseObject({ 'x-submission-key': v.string() });

/** The problems that every use of a visitor's key can return. */
export const ownKeyRefusals = [
  'not_found',
  'code_needed',
  'login_required',
  'login_expired',
  'login_level_too_low',
  'other_identity',
  'origin_not_allowed',
] as const;
