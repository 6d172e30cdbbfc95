/**
 * A JSON number, or one written with digits and a point (as in a query string). Never `-0`, which
 * JSON does not carry.
 */
export function parseNumberAnswer(input: unknown): number | null | undefined {
  if (input === null || input === '') return null;
  if (typeof input === 'number') return Number.isFinite(input) ? input + 0 : undefined;
  const isWritten = typeof input === 'string' && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(input);
  return isWritten ? Number(input) + 0 : undefined;
}
