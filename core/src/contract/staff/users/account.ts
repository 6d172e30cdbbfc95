import * as v from 'valibot';
import { endpoint, passwordChangeAccess, privateAccess } from '../../endpoint.ts';
import { itemOf, listOf } from '../../list.ts';
import { byId } from '../../shared-schemas.ts';
import { emailSchema, userProfile, userSchema } from './users.ts';
import { sessionSchema, sessionTimesSchema } from './sessions.ts';

const passwordSchema = v.pipe(v.string(), v.maxLength(200));
const codeSchema = v.pipe(v.string(), v.maxLength(100));

/** The second factor of an account. */
const secondFactorSchema = v.object({
  has_totp: v.boolean(),
  has_passkey: v.boolean(),
  /** Whether the organisation requires it of this user. */
  is_required: v.boolean(),
  /** False for a user of an external provider, which also manages second factors. */
  has_password: v.boolean(),
  recovery_codes_left: v.number(),
});

/** The data for an authenticator app, to scan or to type. */
export const totpEnrolmentSchema = v.object({
  /** Base32. */
  secret: v.string(),
  /** The same as an `otpauth:` URL, and as a QR code. */
  address: v.string(),
  /** `path` draws the dark modules in a box of `size` units, the quiet zone included. */
  qr: v.object({ size: v.number(), path: v.string() }),
});
export type TotpEnrolment = v.InferOutput<typeof totpEnrolmentSchema>;

const recoveryCodes = itemOf(v.object({ recovery_codes: v.array(v.string()) }));

/** The endpoints of a user's own account. */
export const accountContract = {
  updateOwnProfile: endpoint({
    method: 'PATCH',
    path: '/v0/account',
    summary:
      'Changes the name, position and language of the caller; an administrator of users changes those of others.',
    access: privateAccess(),
    body: v.partial(v.object(userProfile)),
    status: 200,
    answer: itemOf(userSchema),
    errors: [],
  }),
  readSecondFactor: endpoint({
    method: 'GET',
    path: '/v0/account/second-factor',
    summary: 'Whether the caller has a second factor, and whether one is required.',
    access: privateAccess(),
    status: 200,
    answer: itemOf(secondFactorSchema),
    errors: [],
  }),
  startTotpEnrolment: endpoint({
    method: 'POST',
    path: '/v0/account/totp-enrolments',
    summary:
      'Creates a secret for an authenticator app. Signing in takes its codes once the enrolment is confirmed.',
    access: privateAccess(),
    status: 201,
    answer: itemOf(totpEnrolmentSchema),
    errors: [],
  }),
  confirmTotpEnrolment: endpoint({
    method: 'PUT',
    path: '/v0/account/second-factor',
    summary:
      'Confirms the last enrolment with a code; it replaces an earlier app. Answers recovery codes, which are shown once.',
    access: privateAccess(),
    body: v.object({ code: codeSchema, password_current: passwordSchema }),
    status: 200,
    answer: recoveryCodes,
    errors: ['totp_wrong', 'password_wrong', 'too_many_requests'],
  }),
  removeSecondFactor: endpoint({
    method: 'POST',
    path: '/v0/account/second-factor-removals',
    summary: 'Removes the second factor of the caller, unless the organisation requires one.',
    access: privateAccess(),
    body: v.object({ password_current: passwordSchema }),
    status: 204,
    errors: ['password_wrong', 'second_factor_required', 'too_many_requests'],
  }),
  createRecoveryCodes: endpoint({
    method: 'POST',
    path: '/v0/account/recovery-codes',
    summary: 'Replaces the recovery codes by new ones, which are shown once.',
    access: privateAccess(),
    body: v.object({ password_current: passwordSchema }),
    status: 201,
    answer: recoveryCodes,
    errors: ['password_wrong', 'second_factor_missing', 'too_many_requests'],
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/v0/account/password',
    summary:
      'Changes the password of the caller, whose other sessions end. The only call of a user who must choose a new password.',
    access: passwordChangeAccess,
    body: v.object({ password: passwordSchema, password_current: passwordSchema }),
    status: 204,
    errors: ['password_wrong', 'password_unchanged', 'too_many_requests'],
  }),
  requestEmailChange: endpoint({
    method: 'POST',
    path: '/v0/account/email-changes',
    summary:
      'Asks for another e-mail address of the caller: it is mailed a link, which works for a day, and holds once that is used.',
    access: privateAccess(),
    body: v.object({ email: emailSchema, password_current: passwordSchema }),
    status: 204,
    errors: ['password_wrong', 'email_taken', 'mail_unavailable', 'too_many_requests'],
  }),
  readSessionTimes: endpoint({
    method: 'GET',
    path: '/v0/account/session-times',
    summary:
      'How long the session of this request lasts; `null` with an external provider, which has its own limits.',
    access: privateAccess(),
    status: 200,
    answer: itemOf(v.nullable(sessionTimesSchema)),
    errors: [],
  }),
  listOwnSessions: endpoint({
    method: 'GET',
    path: '/v0/account/sessions',
    summary: 'Where the caller is signed in: the sessions that have not ended, the newest first.',
    access: privateAccess(),
    status: 200,
    answer: listOf(sessionSchema),
    errors: [],
  }),
  endOwnSession: endpoint({
    method: 'DELETE',
    path: '/v0/account/sessions/:id',
    summary: 'Signs the caller out on one device; its next request is refused.',
    access: privateAccess(),
    params: byId,
    status: 204,
    errors: ['not_found'],
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/v0/account/sessions',
    summary: 'Signs the caller out on every device but this one.',
    access: privateAccess(),
    status: 204,
    errors: [],
  }),
} as const;
