import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { previewStyles } from '../src/preview.ts';

let sheet: CSSStyleSheet | undefined;

/** The element's styles, parsed once for all stories on the page. */
function elementSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(previewStyles);
  }
  return sheet;
}

/** Draws what stands inside in a shadow root with the element's styles, as on a page. */
export function ElementFrame({ children }: { readonly children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    if (host.current === null) return;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [elementSheet()];
    setRoot(shadow);
  }, []);
  return (
    <div className="element-frame" ref={host}>
      {root !== null && createPortal(children, root)}
    </div>
  );
}
