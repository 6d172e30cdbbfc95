import type { SecretPlace } from '../secret-cipher.ts';

/** The first byte of a value with the number of its key. */
const version = 1;
/** The version, and the number of the key (unsigned, big-endian). */
export const headerBytes = 5;

/** What stands before every value that the key with this number sealed. */
export function headerOf(number: number): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt8(version);
  header.writeUInt32BE(number, 1);
  return header;
}

/**
 * The number of the key that a value names; `undefined` for a value of before there were numbers. Such a value starts
 * with random bytes, so one in 256 of them seems to name a key: whether it opens tells.
 */
export function numberOf(sealed: Buffer): number | undefined {
  return sealed.length > headerBytes && sealed[0] === version ? sealed.readUInt32BE(1) : undefined;
}

/** What a value is bound to, besides the key: its header and its place. */
export const boundTo = (header: Buffer, { tenantId, purpose, subject }: SecretPlace): Buffer =>
  Buffer.concat([header, Buffer.from(JSON.stringify([tenantId, purpose, subject ?? null]))]);
