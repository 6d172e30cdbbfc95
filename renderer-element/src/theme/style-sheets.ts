import { styles } from './styles.ts';

let sheet: CSSStyleSheet | undefined;
let text = styles;

/** The element's styles, parsed once and shared by all elements on the page. */
export function elementStyleSheets(): CSSStyleSheet[] {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
  }
  return [sheet];
}

/** Adds styles that came with code fetched later, for all elements on the page at once. */
export function addStyles(more: string): void {
  if (text.includes(more)) return;
  text += more;
  sheet?.replaceSync(text);
}
