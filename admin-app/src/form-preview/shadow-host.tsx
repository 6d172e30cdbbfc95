import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface ShadowHostProps {
  /** The style sheets of what is drawn; the page's own do not reach it. */
  readonly styleSheets: readonly string[];
  readonly className?: string | undefined;
  /**
   * Makes the content inert for mouse, keyboard and screen readers, because the boxes handle input.
   */
  readonly isInert?: boolean;
  readonly onRoot?: (root: ShadowRoot | null) => void;
  readonly children: ReactNode;
}

/** Renders its children in a shadow root, with their own style sheets. */
export function ShadowHost({ styleSheets, className, isInert, onRoot, children }: ShadowHostProps) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = styleSheets.map(toStyleSheet);
    setRoot(shadow);
    onRoot?.(shadow);
  }, [styleSheets, onRoot]);
  return (
    <div ref={host} className={className} data-form-ground inert={isInert ?? false}>
      {root && createPortal(children, root)}
    </div>
  );
}

function toStyleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
