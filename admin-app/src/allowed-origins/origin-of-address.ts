/** The origin of a typed address of a site or a page; what is no address stays as it is. */
export function originOfAddress(address: string): string {
  const typed = address.trim();
  const complete = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(complete) ? new URL(complete).origin : typed;
}
