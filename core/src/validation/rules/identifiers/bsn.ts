/**
 * True for a burgerservicenummer: nine digits (spaces and points left out) whose weighted sum
 * 9·a + 8·b + … + 2·h − i divides by 11, and not all zero (the eleven test of the Wet algemene bepalingen
 * burgerservicenummer). Eight digits are read with a leading zero.
 */
export function isBsn(text: string): boolean {
  const digits = normaliseBsn(text);
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits) || text.trim().length < 8) return false;
  const sum = Array.from(digits, Number).reduce(
    (total, digit, index) => total + digit * (index === 8 ? -1 : 9 - index),
    0,
  );
  return sum % 11 === 0;
}

/** A burgerservicenummer as it is stored: nine digits; other text only trimmed. */
export function normaliseBsn(text: string): string {
  const digits = text.replace(/[\s.]/g, '');
  return /^\d{8,9}$/.test(digits) ? digits.padStart(9, '0') : text.trim();
}

/** Test numbers of the Dutch civil registry start with these digits: nobody has such a BSN. */
export const testBsnStart = '99999';

/** True for a test number. */
export const isTestBsn = (text: string): boolean => normaliseBsn(text).startsWith(testBsnStart);
