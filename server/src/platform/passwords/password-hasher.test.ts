import { describe, expect, test } from 'vitest';
import { cheapPasswordHasher } from '../../../testing/identity/cheap-password-hasher.ts';
import { createPasswordHasher } from './password-hasher.ts';

describe('createPasswordHasher', () => {
  test('accepts only the stored password', async () => {
    const stored = await cheapPasswordHasher.hash('Zomer-2026');
    expect(await cheapPasswordHasher.verify('Zomer-2026', stored)).toEqual({
      matches: true,
      isOutdated: false,
    });
    expect((await cheapPasswordHasher.verify('zomer-2026', stored)).matches).toBe(false);
  });

  test('stores the same password with a new salt each time, and with its cost', async () => {
    const [first, second] = await Promise.all([
      cheapPasswordHasher.hash('Zomer-2026'),
      cheapPasswordHasher.hash('Zomer-2026'),
    ]);
    expect(first).toMatch(/^\$scrypt\$ln=8,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(second).not.toBe(first);
  });

  test('accepts every Unicode form of the same accents', async () => {
    const stored = await cheapPasswordHasher.hash('Caf\u00e9-2026');
    expect((await cheapPasswordHasher.verify('Cafe\u0301-2026', stored)).matches).toBe(true);
  });

  test('never matches an account without a password', async () => {
    expect((await cheapPasswordHasher.verify('', null)).matches).toBe(false);
  });

  test('still checks a password of another cost and reports it as outdated', async () => {
    const stored = await createPasswordHasher({ log2N: 7, r: 8, p: 1 }).hash('Zomer-2026');
    expect(await cheapPasswordHasher.verify('Zomer-2026', stored)).toEqual({
      matches: true,
      isOutdated: true,
    });
  });

  test('throws for a damaged row instead of accepting it', async () => {
    await expect(cheapPasswordHasher.verify('x', '$scrypt$ln=8$salt')).rejects.toThrow('damaged');
  });

  test('costs 128 MiB by default', async () => {
    expect(await createPasswordHasher().hash('Zomer-2026')).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$/);
  });
});
