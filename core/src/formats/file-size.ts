/** Units of size, each a thousand times (or 1024 times) the one before. */
export const sizeUnits = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;
export type SizeUnit = (typeof sizeUnits)[number];

/** How many of a unit make the next: 1000 unless a place counts in powers of two. */
export type SizeBase = 1000 | 1024;

/** The names of the units in words, as in "Megabyte". */
export const sizeUnitNames: Readonly<Record<SizeUnit, string>> = {
  B: 'Byte',
  KB: 'Kilobyte',
  MB: 'Megabyte',
  GB: 'Gigabyte',
  TB: 'Terabyte',
  PB: 'Petabyte',
};

/** The name of a unit for so many of them: "Megabyte", "Megabytes" above 1. */
export function sizeUnitName(size: number, unit: SizeUnit): string {
  return size > 1 ? `${sizeUnitNames[unit]}s` : sizeUnitNames[unit];
}

/** Bytes in another unit. */
export function sizeIn(unit: SizeUnit, bytes: number, base: SizeBase = 1000): number {
  return bytes / base ** sizeUnits.indexOf(unit);
}

/** A size as people read it: in KB, with at most two decimals. */
export function formatFileSize(bytes: number, locale: string, base: SizeBase = 1000): string {
  const size = Math.round(sizeIn('KB', bytes, base) * 100) / 100;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(size)} KB`;
}
