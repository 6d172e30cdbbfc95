/** True for a number of the Dutch trade register: eight digits, spaces and points left out. */
export function isKvkNumber(text: string): boolean {
  return /^\d{8}$/.test(normaliseKvkNumber(text));
}

/** A number of the trade register as it is stored: its digits; other text only trimmed. */
export function normaliseKvkNumber(text: string): string {
  const digits = text.replace(/[\s.]/g, '');
  return /^\d+$/.test(digits) ? digits : text.trim();
}
