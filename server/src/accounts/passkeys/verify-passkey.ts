import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import * as v from 'valibot';
import { instant, type Writer } from '../../logbook/writer.ts';
import {
  keepChallenge,
  takeChallenge,
  type ChallengeSubject,
} from './passkey-challenges-queries.ts';
import { findPasskeyByCredential, recordPasskeyUse } from './passkeys-queries.ts';
import type { RelyingParty } from './relying-party.ts';

type TimedWriter = Pick<Writer, 'tx' | 'tenantId' | 'now' | 'createId'>;

const encoded = v.pipe(v.string(), v.maxLength(4096));

/** What `credential.toJSON()` of a browser gives (WebAuthn, AuthenticationResponseJSON). */
const assertionSchema = v.object({
  id: encoded,
  response: v.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: v.optional(v.nullable(encoded)),
  }),
});
type Assertion = v.InferOutput<typeof assertionSchema>;

/**
 * The options with which a browser proves a passkey in this sign-in: one of these credentials, or any that the
 * device has for the organisation.
 */
export async function requestPasskey(
  writer: TimedWriter,
  party: RelyingParty,
  {
    subject,
    credentialIds,
  }: { readonly subject: ChallengeSubject; readonly credentialIds: readonly Buffer[] },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { tx, tenantId } = writer;
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    allowCredentials: credentialIds.map((id) => ({ id: id.toString('base64url') })),
  });
  const { challenge } = options;
  await keepChallenge(tx, { tenantId, subject }, { challenge, at: instant(writer) });
  return options;
}

/** The user of the presented passkey, and whether the proof is right. */
export interface PresentedPasskey {
  readonly userId: string;
  readonly isAccepted: boolean;
}

/** Checks the answer to the last request of the subject, which is used up; `undefined` for an unknown passkey. */
export async function acceptPasskey(
  writer: TimedWriter,
  party: RelyingParty,
  { subject, answer }: { readonly subject: ChallengeSubject; readonly answer: string },
): Promise<PresentedPasskey | undefined> {
  const { tx, tenantId } = writer;
  const at = instant(writer);
  const challenge = await takeChallenge(tx, { tenantId, subject }, at);
  const assertion = parseAssertion(answer);
  if (assertion === undefined) return undefined;
  const passkey = await findPasskeyByCredential(tx, tenantId, bytesOf(assertion.id));
  if (passkey === undefined) return undefined;
  const userId = passkey.user_id;
  const isOwn = isHandleOf(assertion, userId);
  const info =
    challenge !== undefined && isOwn
      ? await verifyAssertion(party, { challenge, assertion, passkey })
      : undefined;
  if (info === undefined) return { userId, isAccepted: false };
  const use = { count: info.newCounter, isSynced: info.credentialBackedUp, at };
  await recordPasskeyUse(tx, { tenantId, id: passkey.id }, use);
  return { userId, isAccepted: true };
}

function parseAssertion(answer: string): Assertion | undefined {
  try {
    const parsed = v.safeParse(assertionSchema, JSON.parse(answer));
    return parsed.success ? parsed.output : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A device that names the user must name the owner of the passkey. */
function isHandleOf({ response: { userHandle } }: Assertion, userId: string): boolean {
  return !userHandle || bytesOf(userHandle).toString('utf8') === userId;
}

interface Presented {
  readonly challenge: string;
  readonly assertion: Assertion;
  readonly passkey: { readonly public_key: Buffer; readonly signature_count: string };
}

async function verifyAssertion(
  party: RelyingParty,
  { challenge, assertion: { id, response }, passkey }: Presented,
) {
  const { clientDataJSON, authenticatorData, signature } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.signature_count),
      },
    });
    return verified ? authenticationInfo : undefined;
  } catch {
    // The library throws for everything in the response that is malformed or does not match.
    return undefined;
  }
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
