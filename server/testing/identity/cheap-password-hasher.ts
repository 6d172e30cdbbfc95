import { createPasswordHasher } from '../../src/platform/passwords/password-hasher.ts';

/** The real hasher at a cost of about a millisecond, for tests only. */
export const cheapPasswordHasher = createPasswordHasher({ log2N: 8, r: 8, p: 1 });
