import { styles } from './styles.ts';

let sheet: CSSStyleSheet | undefined;
const texts = new Set([styles]);

/** The element's styles, parsed once and shared by all elements on the page, and a theme for one. */
export function elementStyleSheets(theme = ''): CSSStyleSheet[] {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    write();
  }
  const own = new CSSStyleSheet();
  own.replaceSync(theme);
  return [sheet, own];
}

/** Adds styles that came with code fetched later, for all elements on the page at once. */
export function addStyles(more: string): void {
  if (texts.size === texts.add(more).size) return;
  write();
}

function write(): void {
  sheet?.replaceSync([...texts].join('\n'));
}
