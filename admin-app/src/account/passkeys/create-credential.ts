import {
  newCredentialSchema,
  type NewCredential,
} from '@form-builder/core/contract/staff/users/passkeys.ts';
import * as v from 'valibot';

/** Whether the browser creates passkeys from options of the server (WebAuthn Level 3). */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function';

/**
 * Has the browser create a passkey, which asks the user for a device and a PIN, finger or face. Throws a
 * `DOMException`: `NotAllowedError` when the user cancels, `InvalidStateError` when the device has one already.
 */
export async function createCredential(
  options: Readonly<Record<string, unknown>>,
): Promise<NewCredential> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    // The server creates the options for this call, and the browser checks them.
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const created = await navigator.credentials.create({ publicKey });
  if (!(created instanceof PublicKeyCredential)) throw new Error('The browser gave no passkey');
  return v.parse(newCredentialSchema, created.toJSON());
}
