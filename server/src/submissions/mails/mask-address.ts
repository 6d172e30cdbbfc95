/** Masks an address so that visitors can still recognise a typing error: `f•••@voorbeeld.nl`. */
export function maskAddress(address: string): string {
  return address.replace(/^(.).*(?=@)/, '$1•••');
}
