import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { formatPasswordHash, parsePasswordHash, type PasswordCost } from './password-hash.ts';

/** Creates and checks password hashes; slow on purpose, so never call it inside a transaction. */
export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /** Takes as long for an account without a password (`null`) as for one with. */
  readonly verify: (password: string, stored: string | null) => Promise<PasswordCheck>;
}

/** Whether the password is correct, and whether to store it again at the current cost. */
export interface PasswordCheck {
  readonly matches: boolean;
  readonly isOutdated: boolean;
}

const saltBytes = 16;
const hashBytes = 32;

/** 128 MiB and a few tenths of a second per guess. */
const defaultCost: PasswordCost = { log2N: 17, r: 8, p: 1 };

/** Creates the hasher; at the default cost two hashes run at once, so memory stays under 300 MiB. */
export function createPasswordHasher(cost: PasswordCost = defaultCost): PasswordHasher {
  const limit = createConcurrencyLimit({ running: 2, waiting: 50 });
  const decoySalt = randomBytes(saltBytes);

  async function hash(password: string): Promise<string> {
    const salt = randomBytes(saltBytes);
    return formatPasswordHash({
      ...cost,
      salt,
      hash: await limit.run(() => derive(password, salt, cost)),
    });
  }

  async function verify(password: string, stored: string | null): Promise<PasswordCheck> {
    if (stored === null) {
      await limit.run(() => derive(password, decoySalt, cost));
      return { matches: false, isOutdated: false };
    }
    const known = parsePasswordHash(stored);
    const derived = await limit.run(() => derive(password, known.salt, known));
    return {
      matches: derived.length === known.hash.length && timingSafeEqual(derived, known.hash),
      isOutdated: known.log2N !== cost.log2N || known.r !== cost.r || known.p !== cost.p,
    };
  }
  return { hash, verify };
}

function derive(password: string, salt: Buffer, { log2N, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** log2N;
  const maxmem = 128 * N * r + 32 * 1024 * 1024;
  return new Promise((resolve, reject) => {
    // NFKC: the same password from another keyboard or system gives the same bytes.
    scrypt(password.normalize('NFKC'), salt, hashBytes, { N, r, p, maxmem }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
