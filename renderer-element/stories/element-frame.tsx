import { useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { writeThemeStyle } from '@form-builder/core/theme/write-theme-style.ts';
import { styles as guideStyles } from '../src/screens/page/step-overview.tsx';
import { previewStyles } from '../src/preview.ts';
import { addStyles, adoptStyles } from '../src/theme/style-sheets.ts';
import { StoryThemeContext, storyThemes } from './story-themes.ts';

// The state that deferred code changes, as on a page.
addStyles(`${previewStyles}\n${guideStyles}`);

/** Renders its children in a shadow root with the element's styles. */
export function ElementFrame({ children }: { readonly children: ReactNode }) {
  const theme = useContext(StoryThemeContext);
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    if (host.current === null) return;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    adoptStyles(shadow, writeThemeStyle(storyThemes[theme]));
    setRoot(shadow);
  }, [theme]);
  return (
    <div className="element-frame" ref={host}>
      {root !== null && createPortal(children, root)}
    </div>
  );
}
