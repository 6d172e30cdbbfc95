import type { NewCredential } from '@form-builder/core/contract/staff/users/passkeys.ts';
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/server';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import { keepChallenge, takeChallenge } from './passkey-challenges-queries.ts';
import { insertPasskey, selectPasskeys } from './passkeys-queries.ts';
import type { RelyingParty } from './relying-party.ts';

interface PasskeyOwner {
  readonly id: string;
  readonly email: string;
  readonly label: string;
}

/** COSE algorithms: Ed25519, ECDSA with P-256, RSA. Every authenticator in use knows one of them. */
const algorithms = [-8, -7, -257];

/**
 * The options with which a browser creates a passkey for the user. It must be able to sign in alone: kept on the
 * device (discoverable), and used only after a PIN, finger or face (user verification).
 */
export async function offerPasskey(
  writer: Writer,
  party: RelyingParty,
  { id, email, label }: PasskeyOwner,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { tx, tenantId } = writer;
  const known = await selectPasskeys(tx, { tenantId, userId: id });
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: label,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id }) => ({
      id: credential_id.toString('base64url'),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  const { challenge } = options;
  const subject = `user:${id}` as const;
  await keepChallenge(tx, { tenantId, subject }, { challenge, at: instant(writer) });
  return options;
}

/**
 * Stores the passkey that a browser created with the last offer, and returns its id; `undefined` when it does not
 * belong to that offer or is known already. The offer is used up in both cases.
 */
export async function addPasskey(
  writer: Writer,
  party: RelyingParty,
  added: { readonly userId: string; readonly name: string; readonly credential: NewCredential },
): Promise<string | undefined> {
  const { tx, tenantId } = writer;
  const { userId, name, credential } = added;
  const at = instant(writer);
  const challenge = await takeChallenge(tx, { tenantId, subject: `user:${userId}` }, at);
  const created = challenge && (await verifyCreated(party, challenge, credential));
  if (!created) return undefined;
  const id = writer.createId();
  const row = {
    tenant_id: tenantId,
    id,
    user_id: userId,
    credential_id: Buffer.from(created.credential.id, 'base64url'),
    public_key: Buffer.from(created.credential.publicKey),
    signature_count: created.credential.counter,
    is_synced: created.credentialBackedUp,
    name,
    created_at: at,
    used_at: null,
  };
  if (!(await insertPasskey(tx, row))) return undefined;
  await writeLogbook(writer, { action: 'user.passkey_added', subject: ['user', userId] });
  return id;
}

async function verifyCreated(
  party: RelyingParty,
  challenge: string,
  { id, response }: NewCredential,
) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo;
  } catch {
    // The library throws for everything in the response that is malformed or does not match.
    return undefined;
  }
}
