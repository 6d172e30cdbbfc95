import { styles } from './styles.ts';

let sheet: CSSStyleSheet | undefined;
const texts = new Set([styles]);

/** Gives a shadow root the element's styles, shared by all on the page, and a theme of its own. */
export function adoptStyles(root: ShadowRoot, theme = ''): void {
  sheet ??= parse(all());
  root.adoptedStyleSheets = [sheet, parse(theme)];
}

/** Adds styles that came with code fetched later, for all elements on the page at once. */
export function addStyles(more: string): void {
  if (texts.size !== texts.add(more).size) sheet?.replaceSync(all());
}

const all = () => [...texts].join('\n');

function parse(css: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
}
