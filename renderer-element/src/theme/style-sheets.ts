import { styles } from './styles.ts';

let sheet: CSSStyleSheet | undefined;
const texts = new Set([styles]);

/** Gives a shadow root the element's styles, shared by all on the page, and a theme of its own. */
export function dress(root: ShadowRoot, theme = ''): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    write();
  }
  const own = new CSSStyleSheet();
  own.replaceSync(theme);
  root.adoptedStyleSheets = [sheet, own];
}

/** Adds styles that came with code fetched later, for all elements on the page at once. */
export function addStyles(more: string): void {
  if (texts.size === texts.add(more).size) return;
  write();
}

function write(): void {
  sheet?.replaceSync([...texts].join('\n'));
}
