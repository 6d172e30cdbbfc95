import { useCallback, useState } from 'react';
import { useEditor } from '../editor/editor-context.ts';
import { focusSelection } from '../editor/focus-selection.ts';

/** Where the focus goes when the panel closes: it never falls to the body. */
export function useRemovalFocus() {
  const editor = useEditor();
  // Before the question takes the focus, which it does in an effect.
  const [opener] = useState(() => document.activeElement);
  const afterRemoval = useCallback(() => focusSelection(editor), [editor]);
  const afterCancel = useCallback(() => {
    if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
      opener.focus();
    else afterRemoval();
  }, [opener, afterRemoval]);
  return { afterCancel, afterRemoval };
}
