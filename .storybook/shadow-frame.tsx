import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface ShadowFrameProps {
  readonly styles: string;
  readonly children: ReactNode;
}

/** Draws a story in a shadow root, as the element does on a page. */
export function ShadowFrame({ styles, children }: ShadowFrameProps) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    if (host.current === null) return;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    shadow.adoptedStyleSheets = [sheet];
    setRoot(shadow);
  }, [styles]);
  return <div ref={host}>{root !== null && createPortal(children, root)}</div>;
}
