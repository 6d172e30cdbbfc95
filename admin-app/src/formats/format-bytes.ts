const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const base = 1000;

/** A size in the largest unit of which there is at least one, such as "1,5 GB". */
export function formatBytes(bytes: number, locale: string): string {
  let amount = bytes;
  let unit = 0;
  while (amount >= base && unit < units.length - 1) {
    amount /= base;
    unit += 1;
  }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[unit] ?? 'byte',
    unitDisplay: unit === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(amount);
}
