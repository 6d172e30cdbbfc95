/** An e-mail address that its owner recognises and others do not learn: `f•••@voorbeeld.nl`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '•••' : `${address.slice(0, 1)}•••${address.slice(at)}`;
}
