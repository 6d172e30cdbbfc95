import { styles } from './styles.ts';

let sheet: CSSStyleSheet | undefined;
const texts = new Set([styles]);

/** Adopts the element's style sheet, shared by all elements on the page, and a theme. */
export function adoptStyles(root: ShadowRoot, theme = ''): void {
  sheet ??= parse(all());
  root.adoptedStyleSheets = [sheet, parse(theme)];
}

/** Adds styles of code that was fetched later, for all elements on the page. */
export function addStyles(more: string): void {
  if (texts.size !== texts.add(more).size) sheet?.replaceSync(all());
}

const all = () => [...texts].join('\n');

function parse(css: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
}
