import { useEffect, type RefObject } from 'react';
import { whenIdle } from '../../frame/when-idle.ts';
import { useEditor } from '../editor/editor-context.ts';

/** Fetches the lasso, which selects several fields with the mouse, once the browser is idle. */
export function useLasso(canvas: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isShown = true;
    whenIdle(() => {
      void import('./lasso/start-lasso.ts').then(
        ({ startLasso }) => {
          if (isShown && canvas.current) stop = startLasso(editor, canvas.current);
        },
        // Shift, Ctrl and the keyboard select several fields too.
        () => undefined,
      );
    });
    return () => {
      isShown = false;
      stop?.();
    };
  }, [editor, canvas]);
}
