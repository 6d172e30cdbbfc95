/** Returns a name that file systems accept: without path separators, control characters and leading dots. */
export function cleanFileName(name: string): string {
  return name
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
}
