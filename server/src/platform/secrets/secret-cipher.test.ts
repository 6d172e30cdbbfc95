import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSecretKeeper } from './secret-cipher.ts';

const keeper = createSecretKeeper(randomBytes(32));
const place = { tenantId: 'a', purpose: 'identifier' } as const;

describe('a secret keeper', () => {
  test('opens what it sealed, and never seals the same way twice', () => {
    const sealed = keeper.seal(place, '999993653');
    expect(sealed.toString('latin1')).not.toContain('999993653');
    expect(keeper.seal(place, '999993653')).not.toEqual(sealed);
    expect(keeper.open(place, sealed)).toBe('999993653');
  });

  test.each([
    ['another tenant', { ...place, tenantId: 'b' }],
    ['another purpose', { ...place, purpose: 'provider' as const }],
  ])('opens nothing of %s', (_, other) => {
    expect(() => keeper.open(other, keeper.seal(place, 'geheim'))).toThrow();
    expect(keeper.fingerprint(other, 'geheim')).not.toEqual(keeper.fingerprint(place, 'geheim'));
  });

  test('refuses what was changed, and what another key sealed', () => {
    const sealed = keeper.seal(place, 'geheim');
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => keeper.open(place, sealed)).toThrow();
    const other = createSecretKeeper(randomBytes(32));
    expect(() => keeper.open(place, other.seal(place, 'geheim'))).toThrow();
  });

  test('gives the same person the same fingerprint', () => {
    expect(keeper.fingerprint(place, '1')).toEqual(keeper.fingerprint(place, '1'));
    expect(keeper.fingerprint(place, '1')).not.toEqual(keeper.fingerprint(place, '2'));
  });
});
