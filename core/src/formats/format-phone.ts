import { isDutchPhone, isInternationalPhone, normalisePhone } from './phone-number.ts';

/** Area codes and other prefixes of three digits; all others have four. */
const shortCodes =
  /^(?:10|13|15|20|23|24|26|30|33|35|36|38|40|43|45|46|50|53|55|58|70|71|72|73|74|75|76|77|78|79|85|87|88)/;

/**
 * Formats a phone number: `06 12345678`, `020 1234567`, `+31 6 12345678`. Numbers of other
 * countries have no spaces, because each has its own format; returns other text unchanged.
 */
export function writePhone(text: string): string {
  const number = normalisePhone(text);
  if (isDutchPhone(number)) {
    const isNational = number.startsWith('0');
    const significant = number.slice(isNational ? 1 : 3);
    const code = significant.slice(0, codeLength(significant));
    return `${isNational ? '0' : '+31 '}${code} ${significant.slice(code.length)}`;
  }
  return isInternationalPhone(number) ? number : text;
}

/** Normalises a phone number for storage, as it is dialled; returns other text unchanged. */
export function readPhone(text: string): string {
  const number = normalisePhone(text);
  return isDutchPhone(number) || isInternationalPhone(number) ? number : text;
}

function codeLength(significant: string): number {
  if (significant.startsWith('6')) return 1;
  return shortCodes.test(significant) ? 2 : 3;
}
