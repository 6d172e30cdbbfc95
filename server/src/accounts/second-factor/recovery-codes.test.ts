import { expect, test } from 'vitest';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';

test('creates ten different codes', () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^(?:[a-z0-9]{4}-){3}[a-z0-9]{4}$/);
});

test('ignores case, spaces and hyphens in a code', () => {
  const hash = hashRecoveryCode('abcd-efgh-jkmn-p234');
  expect(hashRecoveryCode(' ABCD EFGH JKMN P234 ')).toEqual(hash);
  expect(hashRecoveryCode('abcd-efgh-jkmn-p235')).not.toEqual(hash);
});
