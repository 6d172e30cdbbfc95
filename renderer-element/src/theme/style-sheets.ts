import { styles } from './styles.ts';

let sheet: CSSStyleSheet | undefined;
const texts = new Set([styles]);

/** The element's styles, parsed once and shared by all elements on the page. */
export function elementStyleSheets(): CSSStyleSheet[] {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    write();
  }
  return [sheet];
}

/** Adds styles that came with code fetched later, for all elements on the page at once. */
export function addStyles(more: string): void {
  if (texts.size === texts.add(more).size) return;
  write();
}

function write(): void {
  sheet?.replaceSync([...texts].join('\n'));
}
