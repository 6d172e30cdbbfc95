import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useEditedVersion, useEditor } from '../../editor/editor-context.ts';
import { closePreview, endPreview } from './show-preview.ts';

interface PreviewWindowProps {
  readonly view: Window;
  readonly children: ReactNode;
}

/** Draws its content in a window of its own, until that window or this page is closed. */
export function PreviewWindow({ view, children }: PreviewWindowProps) {
  const { t, i18n } = useLingui();
  const { title } = useEditedVersion();
  const body = useBody(view);
  const name = t`Voorbeeld: ${title}`;
  useEffect(() => {
    if (!body) return;
    const { ownerDocument: page } = body;
    page.title = name;
    page.documentElement.lang = i18n.locale;
  }, [body, name, i18n.locale]);
  return body && createPortal(children, body);
}

/** No event of another window tells for certain that it was closed or loaded again. */
const checkMs = 500;

/** The body of the page in the window, also after it was loaded again; closes the preview with the window. */
function useBody(view: Window): HTMLElement | null {
  const editor = useEditor();
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let shown: HTMLElement | undefined;
    const check = () => {
      const found = findBody(view);
      if (found === undefined) return closePreview(editor);
      if (found === null || found === shown) return;
      shown = found;
      addStyles(found.ownerDocument);
      setBody(found);
    };
    check();
    const timer = setInterval(check, checkMs);
    const close = () => view.close();
    window.addEventListener('pagehide', close);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', close);
      close();
      // A try-out instead of the canvas ends the preview.
      if (editor.state.previewWindow === view) endPreview(editor);
    };
  }, [view, editor]);
  return body;
}

/** `null` while the page is loading; `undefined` when the window is closed, or shows another site. */
function findBody(view: Window): HTMLElement | null | undefined {
  try {
    // Its type forgets that a page which is loading has none yet.
    return view.closed ? undefined : view.document.body;
  } catch {
    return undefined;
  }
}

/** Only the frame with the form is in the window. */
const windowStyles = `
  html, body, iframe { width: 100%; height: 100%; margin: 0; }
  iframe { display: block; border: 0; background: white; }
`;

function addStyles(page: Document): void {
  const { defaultView } = page;
  if (!defaultView) return;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(windowStyles);
  page.adoptedStyleSheets = [sheet];
}
