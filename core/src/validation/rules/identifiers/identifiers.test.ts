import { describe, expect, test } from 'vitest';
import { isBic } from './bic.ts';
import { isBsn } from './bsn.ts';
import { ibanLengths, isIban } from './iban.ts';
import cases from './identifier-cases.json' with { type: 'json' };
import { isKvkNumber } from './kvk.ts';
import { isRsin } from './rsin.ts';
import {
  isDutchMobile,
  isDutchPhone,
  isInternationalPhone,
} from '../../../formats/phone-number.ts';
import { postcodeIssues } from '../text/postcode.ts';
import { isUrl } from '../text/url.ts';

const checks: Readonly<Record<keyof typeof cases, (text: string) => boolean>> = {
  bsn: isBsn,
  rsin: isRsin,
  iban: isIban,
  bic: isBic,
  kvk: isKvkNumber,
  'international phone': isInternationalPhone,
  'dutch phone': isDutchPhone,
  'dutch mobile': isDutchMobile,
  url: isUrl,
  'postcode nl': (text) => postcodeIssues(text, 'NL').length === 0,
  'postcode be': (text) => postcodeIssues(text, 'BE').length === 0,
  'postcode be or nl': (text) => postcodeIssues(text, 'BE-NL').length === 0,
};

describe.each(Object.entries(cases))('%s', (name, { valid, invalid }) => {
  // The table is keyed by the names of the checks.
  const check = checks[name as keyof typeof cases];
  test.each(valid)('takes %j', (text) => {
    expect(check(text)).toBe(true);
  });
  test.each(invalid)('refuses %j', (text) => {
    expect(check(text)).toBe(false);
  });
});

/** An account number of the country's length with valid check digits. */
function exampleIban(country: string, length: number): string {
  const account = country === 'NL' ? 'BANK0123456789' : '0'.repeat(length - 4);
  for (let digits = 2; digits < 99; digits += 1) {
    const iban = `${country}${String(digits).padStart(2, '0')}${account}`;
    if (isIban(iban)) return iban;
  }
  return '';
}

test.each(Object.entries(ibanLengths))(
  'takes an IBAN of %s with %i characters only',
  (country, length) => {
    const iban = exampleIban(country, length);
    expect(iban).toHaveLength(length);
    expect(isIban(`${iban}0`)).toBe(false);
    expect(isIban(iban.slice(0, -1))).toBe(false);
  },
);
