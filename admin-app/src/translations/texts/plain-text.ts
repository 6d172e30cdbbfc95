/** Converts rich text to plain text, with each paragraph and item on its own line. */
export function plainText(html: string): string {
  const separated = html.replace(/<\/(?:p|li|h[1-6]|tr)>|<br\s*\/?>/gi, '$&\n');
  const parsed = new DOMParser().parseFromString(separated, 'text/html');
  return parsed.body.textContent.trim();
}
