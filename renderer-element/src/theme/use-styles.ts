import { useLayoutEffect, type RefObject } from 'react';

const sheets = new Map<string, CSSStyleSheet>();

/**
 * Adds styles that came with code fetched later to the shadow root a component stands in; each text
 * is parsed once for all elements on the page.
 */
export function useStyles(inside: RefObject<HTMLElement | null>, css: string): void {
  useLayoutEffect(() => {
    const root = inside.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const sheet = sheets.get(css) ?? parse(css);
    sheets.set(css, sheet);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }, [inside, css]);
}

function parse(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
