import type { TotpEnrolment } from '@form-builder/core/contract/staff/users/account.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { drawQrCode } from '../../platform/qr-code/draw-qr-code.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import {
  confirmPendingSecret,
  findTotpSecret,
  replaceRecoveryCodes,
  upsertPendingSecret,
} from './second-factor-queries.ts';
import { createTotpSecret, findTotpStep, totpAddress } from './totp.ts';

/** The enrolling user, and the names that the app shows. */
export interface Enrolling {
  readonly userId: string;
  readonly email: string;
  readonly organisation: string;
}

/** An unconfirmed secret stays valid for an hour, because the page may be reloaded. */
const offeredForMs = 3_600_000;

/** Creates a secret for a user's app, or returns the recent unconfirmed one. */
export async function offerTotp(
  writer: Writer,
  cipher: SecretCipher,
  { userId, email, organisation }: Enrolling,
): Promise<TotpEnrolment> {
  const secret =
    (await findOffered(writer, cipher, userId)) ?? (await createOffer(writer, cipher, userId));
  const address = totpAddress(secret, { issuer: organisation, label: email });
  return { secret, address, qr: drawQrCode(address) };
}

async function createOffer(writer: Writer, cipher: SecretCipher, userId: string): Promise<string> {
  const secret = createTotpSecret();
  await upsertPendingSecret(
    writer.tx,
    { tenantId: writer.tenantId, userId },
    {
      sealed_secret: cipher.encrypt(placeOf(writer, userId), secret),
      created_at: instant(writer),
    },
  );
  return secret;
}

async function findOffered(
  writer: Writer,
  cipher: SecretCipher,
  userId: string,
): Promise<string | undefined> {
  const found = await findTotpSecret(writer.tx, { tenantId: writer.tenantId, userId }, 'pending');
  if (found === undefined || writer.now() - found.created_at.getTime() > offeredForMs)
    return undefined;
  return cipher.decrypt(placeOf(writer, userId), found.sealed_secret);
}

/**
 * Confirms the secret when the code is correct, and returns new recovery codes, which are stored only as
 * hashes; `undefined` for a wrong code.
 */
export async function confirmTotp(
  writer: Writer,
  cipher: SecretCipher,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<readonly string[] | undefined> {
  const owner = { tenantId: writer.tenantId, userId };
  const secret = await findOffered(writer, cipher, userId);
  const step = secret === undefined ? undefined : findTotpStep(secret, code, writer.now());
  if (step === undefined) return undefined;
  if (!(await confirmPendingSecret(writer.tx, owner, step))) return undefined;
  await writeLogbook(writer, { action: 'user.mfa_set', subject: ['user', userId] });
  return renewRecoveryCodes(writer, userId);
}

/** Replaces the recovery codes of a user and returns the new ones. */
export async function renewRecoveryCodes(
  writer: Writer,
  userId: string,
): Promise<readonly string[]> {
  const codes = createRecoveryCodes();
  const owner = { tenantId: writer.tenantId, userId };
  await replaceRecoveryCodes(writer.tx, owner, codes.map(hashRecoveryCode));
  await writeLogbook(writer, { action: 'user.recovery_codes_created', subject: ['user', userId] });
  return codes;
}

const placeOf = ({ tenantId }: Writer, userId: string) =>
  ({ tenantId, purpose: 'totp', subject: userId }) as const;
