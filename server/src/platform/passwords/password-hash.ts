/** The cost of one guess: scrypt's parameters (memory is `128 * 2^log2N * r` bytes). */
export interface PasswordCost {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

/** A parsed password hash. */
export interface PasswordHash extends PasswordCost {
  readonly salt: Buffer;
  readonly hash: Buffer;
}

const pattern = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/-]+)\$([\w+/-]+)$/;

/** Formats a hash as a PHC string: `$scrypt$ln=17,r=8,p=1$salt$hash`, base64 without padding. */
export function formatPasswordHash({ log2N, r, p, salt, hash }: PasswordHash): string {
  return `$scrypt$ln=${log2N},r=${r},p=${p}$${base64(salt)}$${base64(hash)}`;
}

/** Parses a stored PHC string; throws for anything else, which is a damaged row. */
export function parsePasswordHash(encoded: string): PasswordHash {
  const [, log2N, r, p, salt, hash] = pattern.exec(encoded) ?? [];
  if (salt === undefined || hash === undefined)
    throw new Error('A stored password hash is damaged');
  return {
    log2N: Number(log2N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
