import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findTotpSecret, consumeRecoveryCode, consumeTotpStep } from './second-factor-queries.ts';
import { findTotpStep } from './totp.ts';

/** Whether this is an unused code of the user's app; marks it as used. */
export async function acceptTotp(
  writer: Writer,
  cipher: SecretCipher,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<boolean> {
  const { tx, tenantId } = writer;
  const owner = { tenantId, userId };
  const found = await findTotpSecret(tx, owner, 'confirmed');
  if (found === undefined) return false;
  const place = { tenantId, purpose: 'totp', subject: userId } as const;
  const step = findTotpStep(cipher.decrypt(place, found.sealed_secret), code, writer.now());
  return step !== undefined && consumeTotpStep(tx, owner, step);
}

/** Whether this is an unused recovery code of the user; marks it as used. */
export async function acceptRecoveryCode(
  writer: Writer,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<boolean> {
  const owner = { tenantId: writer.tenantId, userId };
  const used = { hash: hashRecoveryCode(code), at: instant(writer) };
  if (!(await consumeRecoveryCode(writer.tx, owner, used))) return false;
  await writeLogbook(writer, { action: 'user.recovery_code_used', subject: ['user', userId] });
  return true;
}
