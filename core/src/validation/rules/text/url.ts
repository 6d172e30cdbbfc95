const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const host = `(?:(?:${label}\\.)+[a-z]{2,63}|${octet}(?:\\.${octet}){3})`;
const pattern = new RegExp(
  `^(?:https?://)?${host}(?::\\d{1,5})?(?:/[^\\s?#]*)?(?:\\?[^\\s#]*)?(?:#\\S*)?$`,
  'i',
);

/** True for a URL: optional http or https, a domain or IPv4, then port, path, query, fragment. */
export function isUrl(text: string): boolean {
  return text.length <= 2048 && pattern.test(text.trim());
}
