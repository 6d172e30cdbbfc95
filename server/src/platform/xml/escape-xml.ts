const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Escapes text for elements and double-quoted attributes, without the control characters that XML 1.0 cannot contain. */
export function escapeXml(text: string): string {
  return text
    .replace(/(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Escapes text for elements and attributes so that a parser returns exactly this text; line ends stay as they are. */
export const escapeExactly = (text: string): string =>
  text.replace(/[&<>"\t\n\r]/g, (character) => entities[character] ?? character);
