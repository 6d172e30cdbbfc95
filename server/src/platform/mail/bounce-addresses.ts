import { timingSafeEqual } from 'node:crypto';
import type { SecretCipher } from '../secrets/secret-cipher.ts';

/** A mail that a report is about, if its token is of the tenant. */
interface BouncedMail {
  readonly tenantId: string;
  readonly mailId: string;
}

/** The envelope senders of mails, to which mail servers send their reports (variable envelope return path). */
export interface BounceAddresses {
  /** `bounces+{mail}{tenant}{signature}@domain`; `null` for a mail whose id is no UUID. */
  readonly create: (mail: BouncedMail) => string | null;
  /** The tenant that an address names, without a check of its signature. */
  readonly findTenant: (address: string, tenantIds: readonly string[]) => string | undefined;
  /** The mail of an address that we made for one of these tenants; `undefined` for every other address. */
  readonly find: (address: string, tenantIds: readonly string[]) => BouncedMail | undefined;
}

/** Mail servers may change the case of an address, so the alphabet has one case (RFC 4648, base32hex). */
const alphabet = '0123456789abcdefghijklmnopqrstuv';
const uuidBytes = 16;
/** Tells the tenants of an installation apart; the signature covers the whole id. */
const tenantBytes = 5;
const signatureBytes = 10;
const tokenBytes = uuidBytes + tenantBytes + signatureBytes;

/** Creates addresses from the operator's own, such as `bounces@formulieren.example.nl`. */
export function createBounceAddresses(
  cipher: Pick<SecretCipher, 'fingerprint'>,
  own: string,
): BounceAddresses {
  const at = own.lastIndexOf('@');
  const prefix = `${own.slice(0, at).toLowerCase()}+`;
  const domain = own.slice(at).toLowerCase();
  const sign = ({ tenantId, mailId }: BouncedMail) =>
    cipher.fingerprint({ tenantId, purpose: 'bounce-address' }, mailId).subarray(0, signatureBytes);
  const create = (mail: BouncedMail) => {
    const id = bytesOf(mail.mailId);
    const tenant = tenantPart(mail.tenantId);
    if (id === undefined || tenant === undefined) return null;
    const token = Buffer.concat([id, tenant, sign(mail)]);
    return `${prefix}${encode(token)}${domain}`;
  };
  const tokenOf = (address: string): Buffer | undefined => {
    const known = address.trim().toLowerCase();
    if (!known.startsWith(prefix) || !known.endsWith(domain)) return undefined;
    const text = known.slice(prefix.length, known.length - domain.length);
    const token = decode(text);
    // Every token has one spelling.
    return token?.length === tokenBytes && encode(token) === text ? token : undefined;
  };
  const tenantOf = (token: Buffer | undefined, tenantIds: readonly string[]) => {
    const tenant = token?.subarray(uuidBytes, uuidBytes + tenantBytes);
    return tenant && tenantIds.find((id) => tenantPart(id)?.equals(tenant));
  };
  return {
    create,
    findTenant: (address, tenantIds) => tenantOf(tokenOf(address), tenantIds),
    find: (address, tenantIds) => {
      const token = tokenOf(address);
      const tenantId = tenantOf(token, tenantIds);
      if (token === undefined || tenantId === undefined) return undefined;
      const mail = { tenantId, mailId: uuidOf(token.subarray(0, uuidBytes)) };
      return timingSafeEqual(token.subarray(-signatureBytes), sign(mail)) ? mail : undefined;
    },
  };
}

const tenantPart = (tenantId: string): Buffer | undefined =>
  bytesOf(tenantId)?.subarray(-tenantBytes);

function bytesOf(uuid: string): Buffer | undefined {
  const bytes = Buffer.from(uuid.replaceAll('-', ''), 'hex');
  return bytes.length === uuidBytes && uuidOf(bytes) === uuid.toLowerCase() ? bytes : undefined;
}

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [0, 8, 12, 16, 20]
    .map((from, index, starts) => hex.slice(from, starts[index + 1]))
    .join('-');
}

function encode(bytes: Buffer): string {
  let bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  bits = bits.padEnd(Math.ceil(bits.length / 5) * 5, '0');
  const parts = bits.match(/.{5}/g) ?? [];
  return parts.map((part) => alphabet.charAt(Number.parseInt(part, 2))).join('');
}

/** Undefined for a text of other characters. */
function decode(text: string): Buffer | undefined {
  if (!/^[0-9a-v]+$/.test(text)) return undefined;
  const bits = Array.from(text, (one) => alphabet.indexOf(one).toString(2).padStart(5, '0')).join(
    '',
  );
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
