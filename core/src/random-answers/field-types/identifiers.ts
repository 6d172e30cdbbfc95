import { isBsn, testBsnStart } from '../../validation/rules/identifiers/bsn.ts';
import { isIban } from '../../validation/rules/identifiers/iban.ts';
import type { RandomAnswer } from '../random-answer.ts';

/** Test companies of the trade register's test environment. */
export const testKvkNumbers = ['68750110', '69599068', '69599076', '69599084'] as const;

export const randomBsn: RandomAnswer<'bsn'> = (_field, { random }) => {
  const start = random.below(10_000);
  for (let offset = 0; ; offset += 1) {
    const bsn = testBsnStart + String((start + offset) % 10_000).padStart(4, '0');
    if (isBsn(bsn)) return bsn;
  }
};

export const randomKvkNumber: RandomAnswer<'kvk'> = (_field, { random }) =>
  random.pick(testKvkNumbers);

/** An account at a bank that does not exist, with the right check digits. */
export const randomIban: RandomAnswer<'iban'> = (_field, { random }) => {
  const account = `TEST${String(random.below(1_000_000_000)).padStart(10, '0')}`;
  const checks = Array.from({ length: 97 }, (_, check) => String(check + 2).padStart(2, '0'));
  return checks.map((check) => `NL${check}${account}`).find(isIban) ?? null;
};
