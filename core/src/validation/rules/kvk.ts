/** True for a number of the Dutch trade register: eight digits, spaces and points left out. */
export function isKvkNumber(text: string): boolean {
  return /^\d{8}$/.test(text.replace(/[\s.]/g, ''));
}
