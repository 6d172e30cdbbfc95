import { currentRegion } from '../languages/languages.ts';

/** A contrast as WCAG writes it, such as `4,5 : 1`; rounded down, since 4.49 is not 4.5. */
export function formatContrast(ratio: number): string {
  const shown = Math.floor(ratio * 10) / 10;
  const number = new Intl.NumberFormat(currentRegion(), { minimumFractionDigits: 1 }).format(shown);
  return `${number} : 1`;
}
