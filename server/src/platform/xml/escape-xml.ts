const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for elements and double-quoted attributes, without the control characters that XML 1.0 cannot contain. */
export function escapeXml(text: string): string {
  return text
    .replace(/(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
