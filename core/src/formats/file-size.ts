/** Units of size, each 1000 times (or 1024 times) the previous one. */
export const sizeUnits = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;
export type SizeUnit = (typeof sizeUnits)[number];

/** The ratio of consecutive units: 1000 by default, or 1024. */
export type SizeBase = 1000 | 1024;

/** The full names of the units, such as "Megabyte". */
export const sizeUnitNames: Readonly<Record<SizeUnit, string>> = {
  B: 'Byte',
  KB: 'Kilobyte',
  MB: 'Megabyte',
  GB: 'Gigabyte',
  TB: 'Terabyte',
  PB: 'Petabyte',
};

/** Returns the name of a unit for a number: "Megabyte", "Megabytes" above 1. */
export function sizeUnitName(size: number, unit: SizeUnit): string {
  return size > 1 ? `${sizeUnitNames[unit]}s` : sizeUnitNames[unit];
}

/** Converts bytes to another unit. */
export function sizeIn(unit: SizeUnit, bytes: number, base: SizeBase = 1000): number {
  return bytes / base ** sizeUnits.indexOf(unit);
}

/** Formats a size in KB, with at most two decimals. */
export function formatFileSize(bytes: number, locale: string, base: SizeBase = 1000): string {
  const size = Math.round(sizeIn('KB', bytes, base) * 100) / 100;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(size)} KB`;
}
