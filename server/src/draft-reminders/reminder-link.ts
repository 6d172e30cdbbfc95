import { timingSafeEqual } from 'node:crypto';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';

type Cipher = Pick<SecretCipher, 'fingerprint'>;

/** A reminder of a tenant, by the id of its mail. */
interface Reminder {
  readonly tenantId: string;
  readonly mailId: string;
}

const uuidBytes = 16;
const signatureBytes = 16;

const sign = (cipher: Cipher, { tenantId, mailId }: Reminder): Buffer =>
  cipher.fingerprint({ tenantId, purpose: 'reminder-link' }, mailId).subarray(0, signatureBytes);

/** The path of the page that ends reminders: its token opens nothing else, and is stored nowhere. */
export function createReminderPath(cipher: Cipher, reminder: Reminder): string {
  const id = Buffer.from(reminder.mailId.replaceAll('-', ''), 'hex');
  return `/reminders/${Buffer.concat([id, sign(cipher, reminder)]).toString('base64url')}`;
}

/** The id of the mail that a token of this tenant names; `undefined` for every other text. */
export function findReminderId(
  cipher: Cipher,
  tenantId: string,
  token: string,
): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== uuidBytes + signatureBytes) return undefined;
  const hex = bytes.subarray(0, uuidBytes).toString('hex');
  const mailId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const expected = sign(cipher, { tenantId, mailId });
  return timingSafeEqual(bytes.subarray(uuidBytes), expected) ? mailId : undefined;
}
