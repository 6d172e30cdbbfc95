import { useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { writeThemeStyle } from '@form-builder/core/theme/write-theme-style.ts';
import { styles as guideStyles } from '../src/pages/guide.tsx';
import { previewStyles } from '../src/preview.ts';
import { StoryThemeContext, storyThemes, type StoryTheme } from './story-themes.ts';

const sheets = new Map<StoryTheme, CSSStyleSheet>();

/** The element's styles with those of a theme, parsed once for all stories on the page. */
function sheetOf(theme: StoryTheme): CSSStyleSheet {
  const known = sheets.get(theme);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${previewStyles}\n${guideStyles}\n${writeThemeStyle(storyThemes[theme])}`);
  sheets.set(theme, sheet);
  return sheet;
}

/** Draws what stands inside in a shadow root with the element's styles, as on a page. */
export function ElementFrame({ children }: { readonly children: ReactNode }) {
  const theme = useContext(StoryThemeContext);
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    if (host.current === null) return;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheetOf(theme)];
    setRoot(shadow);
  }, [theme]);
  return (
    <div className="element-frame" ref={host}>
      {root !== null && createPortal(children, root)}
    </div>
  );
}
