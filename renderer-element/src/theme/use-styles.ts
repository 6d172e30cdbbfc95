import { useLayoutEffect, type RefObject } from 'react';

const sheets = new Map<string, CSSStyleSheet>();

/**
 * Adds styles to the shadow root of a component; each text is parsed once for all elements on the
 * page.
 */
export function useStyles(inside: RefObject<HTMLElement | null>, css: string): void {
  useLayoutEffect(() => {
    addTo(rootOf(inside), css);
  }, [inside, css]);
}

/** Adds styles while the component is mounted; no other component of its root may add the same. */
export function useOwnStyles(inside: RefObject<HTMLElement | null>, css: string): void {
  useLayoutEffect(() => {
    const root = rootOf(inside);
    const sheet = addTo(root, css);
    return () => {
      if (root) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [inside, css]);
}

function rootOf({ current }: RefObject<HTMLElement | null>): ShadowRoot | undefined {
  const root = current?.getRootNode();
  return root instanceof ShadowRoot ? root : undefined;
}

function addTo(root: ShadowRoot | undefined, css: string): CSSStyleSheet {
  const sheet = sheets.get(css) ?? parse(css);
  sheets.set(css, sheet);
  if (root && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  return sheet;
}

function parse(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
