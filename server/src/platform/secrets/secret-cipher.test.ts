import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSecretCipher } from './secret-cipher.ts';

const cipher = createSecretCipher(randomBytes(32));
const place = { tenantId: 'a', purpose: 'identifier' } as const;

describe('a secret cipher', () => {
  test('decrypts its own values, and never gives the same ciphertext twice', () => {
    const encrypted = cipher.encrypt(place, '999993653');
    expect(encrypted.toString('latin1')).not.toContain('999993653');
    expect(cipher.encrypt(place, '999993653')).not.toEqual(encrypted);
    expect(cipher.decrypt(place, encrypted)).toBe('999993653');
  });

  test.each([
    ['another tenant', { ...place, tenantId: 'b' }],
    ['another subject', { ...place, subject: 'one' }],
    ['another purpose', { ...place, purpose: 'provider' as const }],
  ])('decrypts nothing of %s', (_, other) => {
    expect(() => cipher.decrypt(other, cipher.encrypt(place, 'geheim'))).toThrow();
    expect(cipher.fingerprint(other, 'geheim')).not.toEqual(cipher.fingerprint(place, 'geheim'));
  });

  test('rejects changed values, and values of another key', () => {
    const encrypted = cipher.encrypt(place, 'geheim');
    encrypted[encrypted.length - 1] = (encrypted.at(-1) ?? 0) ^ 1;
    expect(() => cipher.decrypt(place, encrypted)).toThrow();
    const other = createSecretCipher(randomBytes(32));
    expect(() => cipher.decrypt(place, other.encrypt(place, 'geheim'))).toThrow();
  });

  test('gives the same person the same fingerprint', () => {
    expect(cipher.fingerprint(place, '1')).toEqual(cipher.fingerprint(place, '1'));
    expect(cipher.fingerprint(place, '1')).not.toEqual(cipher.fingerprint(place, '2'));
  });
});

test('the keys follow RFC 5869, as those of earlier releases do', () => {
  const key = randomBytes(32);
  const derived = hkdfSync('sha256', key, 'a', 'form-builder fingerprint remark one', 32);
  const expected = createHmac('sha256', Buffer.from(derived)).update('tekst').digest();
  const remark = { tenantId: 'a', purpose: 'remark', subject: 'one' } as const;
  expect(createSecretCipher(key).fingerprint(remark, 'tekst')).toEqual(expected);
});
