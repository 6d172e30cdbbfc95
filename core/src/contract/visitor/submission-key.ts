import * as v from 'valibot';

/** Shows a submission to be the visitor's: never in the address, where logs and history keep it. */
export const ownKeyHeaders = v.looseObject({ 'x-submission-key': v.string() });

/** What every use of a visitor's key may be refused with. */
export const ownKeyRefusals = [
  'not_found',
  'code_needed',
  'login_required',
  'login_expired',
  'login_level_too_low',
  'other_identity',
  'origin_not_allowed',
] as const;
