import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { createTotpSecret, findTotpStep, totpAddress } from './totp.ts';

/** The secret of the test vectors in RFC 6238, appendix B. */
const secret = Secret.fromLatin1('12345678901234567890').base32;

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at second %i of RFC 6238 the code is %s', (second, code) => {
  expect(findTotpStep(secret, code, second * 1000)).toBe(Math.floor(second / 30));
});

test('accepts the code of one period earlier or later, and no other', () => {
  const found = (second: number) => findTotpStep(secret, '287082', second * 1000);
  expect([found(59 - 60), found(59 - 30), found(59 + 30), found(59 + 60)]).toEqual([
    undefined,
    1,
    1,
    undefined,
  ]);
});

test.each(['', '28708', 'abcdef', '287082 0'])('refuses %j', (code) => {
  expect(findTotpStep(secret, code, 59_000)).toBeUndefined();
});

test('reads a code with the space that apps show', () => {
  expect(findTotpStep(secret, '287 082', 59_000)).toBe(1);
});

test('creates secrets of 160 bits', () => {
  expect(Secret.fromBase32(createTotpSecret()).bytes).toHaveLength(20);
});

test('the URL contains the organisation and the account', () => {
  const address = totpAddress(secret, { issuer: 'Gemeente: Voorbeeldstad', label: 'a@b.example' });
  expect(address).toMatch(/^otpauth:\/\/totp\/Gemeente%20%20Voorbeeldstad:a%40b\.example\?/);
  expect(address).toContain(`secret=${secret}`);
});
