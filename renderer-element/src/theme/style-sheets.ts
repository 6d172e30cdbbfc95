import { styles } from './styles.ts';

let sheets: CSSStyleSheet[] | undefined;

/** The element's styles, parsed once and shared by all elements on the page. */
export function elementStyleSheets(): CSSStyleSheet[] {
  if (!sheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    sheets = [sheet];
  }
  return sheets;
}
