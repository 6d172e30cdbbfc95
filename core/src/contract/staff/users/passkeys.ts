import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf, listOf } from '../../list.ts';
import { byId } from '../../shared-schemas.ts';

const passwordSchema = v.pipe(v.string(), v.maxLength(200));
const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const encodedSchema = v.pipe(v.string(), v.maxLength(65_536));

/** A passkey of a user: a key on their device or in an account of its maker. */
export const passkeySchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Whether the maker of the device copies it to other devices of the user. */
  is_synced: v.boolean(),
  created_at: v.string(),
  used_at: v.nullable(v.string()),
});
export type Passkey = v.InferOutput<typeof passkeySchema>;

/** A created credential as `toJSON()` of a browser gives it (WebAuthn, RegistrationResponseJSON), base64url. */
export const newCredentialSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(2048)),
  response: v.object({ clientDataJSON: encodedSchema, attestationObject: encodedSchema }),
});
export type NewCredential = v.InferOutput<typeof newCredentialSchema>;

/** The endpoints of the caller's own passkeys (W3C Web Authentication). */
export const passkeysContract = {
  listPasskeys: endpoint({
    method: 'GET',
    path: '/v0/account/passkeys',
    summary: 'The passkeys of the caller, the oldest first.',
    access: privateAccess(),
    status: 200,
    answer: listOf(passkeySchema),
    errors: [],
  }),
  offerPasskey: endpoint({
    method: 'POST',
    path: '/v0/account/passkey-offers',
    summary:
      'The options with which a browser creates a passkey (PublicKeyCredentialCreationOptionsJSON). Valid once, for 15 minutes.',
    access: privateAccess(),
    body: v.object({ password_current: passwordSchema }),
    status: 201,
    answer: itemOf(v.object({ options: v.record(v.string(), v.unknown()) })),
    errors: ['password_wrong', 'too_many_requests'],
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/v0/account/passkeys',
    summary:
      'Adds the passkey that a browser created with the last offer. Answers recovery codes when the caller had none; they are shown once.',
    access: privateAccess(),
    body: v.object({ name: nameSchema, credential: newCredentialSchema }),
    status: 201,
    answer: itemOf(v.object({ id: v.string(), recovery_codes: v.array(v.string()) })),
    errors: ['passkey_invalid'],
  }),
  renamePasskey: endpoint({
    method: 'PATCH',
    path: '/v0/account/passkeys/:id',
    summary: 'Renames a passkey of the caller.',
    access: privateAccess(),
    params: byId,
    body: v.object({ name: nameSchema }),
    status: 204,
    errors: ['not_found'],
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/v0/account/passkey-removals',
    summary:
      'Removes a passkey of the caller; the last second factor only when the organisation does not require one.',
    access: privateAccess(),
    body: v.object({ passkey_id: v.string(), password_current: passwordSchema }),
    status: 204,
    errors: ['password_wrong', 'not_found', 'second_factor_required', 'too_many_requests'],
  }),
} as const;
