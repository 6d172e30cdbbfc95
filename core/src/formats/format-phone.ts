import { isDutchPhone, isInternationalPhone, normalisePhone } from './phone-number.ts';

/** Area codes of three digits and the other beginnings of that length; all others have four. */
const shortCodes =
  /^(?:10|13|15|20|23|24|26|30|33|35|36|38|40|43|45|46|50|53|55|58|70|71|72|73|74|75|76|77|78|79|85|87|88)/;

/**
 * A phone number as people write it: `06 12345678`, `020 1234567`, `+31 6 12345678`. Numbers of other
 * countries without spaces, since each has its own; other text as it stands.
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

/** A phone number as it is stored: as it is dialled; other text as it stands. */
export function readPhone(text: string): string {
  const number = normalisePhone(text);
  return isDutchPhone(number) || isInternationalPhone(number) ? number : text;
}

function codeLength(significant: string): number {
  if (significant.startsWith('6')) return 1;
  return shortCodes.test(significant) ? 2 : 3;
}
