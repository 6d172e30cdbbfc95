/** Normalises a number as it is dialled: without spaces, hyphens, points, brackets and `(0)`. */
export function normalisePhone(text: string): string {
  return text
    .replace(/\(0\)/g, '')
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+');
}

/** True for a plus sign and 7 to 15 digits (ITU-T E.164). */
export function isInternationalPhone(text: string): boolean {
  return /^\+\d{7,15}$/.test(normalisePhone(text));
}

/** True for a Dutch number: exactly ten digits from 0, or +31 and the nine without it. */
export function isDutchPhone(text: string): boolean {
  return /^(?:0|\+31)[1-9]\d{8}$/.test(normalisePhone(text));
}

/** True for a Dutch mobile number: 06 and eight digits, or +316 and eight digits. */
export function isDutchMobile(text: string): boolean {
  return /^(?:0|\+31)6\d{8}$/.test(normalisePhone(text));
}
