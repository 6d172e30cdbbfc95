import { msg } from '@lingui/core/macro';
import { useEffect } from 'react';
import type { Editor } from '../editor/editor.ts';
import { pasteCutFields, pasteFields } from '../editor/field-actions.ts';
import { outermostFields } from '../editor/fields-actions.ts';
import { selectedFieldIds } from '../editor/selection.ts';
import { cutFields } from './cut-fields.ts';

/** The clipboard type of copied fields, which other programs ignore. */
const fieldsFormat = 'web application/x-form-builder-fields+json';
/** The schema of fields is large, and only a paste needs it. */
export const loadCopyParser = () => import('./parse-copied-fields.ts');

/** Copies or cuts the selected fields and pastes copied ones, also between versions in other tabs. */
export function useClipboard(editor: Editor): void {
  useEffect(() => {
    /** What was cut last, as the clipboard has it. */
    let cut: string | undefined;
    const onCopy = (event: ClipboardEvent) => {
      const { selection } = editor.state;
      const ids = selectedFieldIds(selection);
      if (isText(event.target) || hasSelectedText()) return;
      const fields = outermostFields(editor.document().pages, ids).map(({ field }) => field);
      if (fields.length === 0 || !event.clipboardData) return;
      event.preventDefault();
      const text = JSON.stringify(fields);
      event.clipboardData.setData(fieldsFormat, text);
      event.clipboardData.setData('text/plain', fields.map(({ label }) => label).join('\n'));
      if (event.type !== 'cut' || !editor.isEditable()) return;
      cut = text;
      cutFields(editor, ids);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (isText(event.target)) return;
      const text = event.clipboardData?.getData(fieldsFormat);
      if (!text) return;
      event.preventDefault();
      // The cut fields stay on the clipboard.
      paste(editor, text, text === cut).catch(() => {
        editor.notify({
          text: msg`Geen verbinding. Je werk staat op dit apparaat.`,
          canUndo: false,
        });
      });
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, [editor]);
}

async function paste(editor: Editor, text: string, isCut: boolean): Promise<void> {
  const parser = await loadCopyParser();
  const copied = parser.parseCopiedFields(text);
  if (!copied) return;
  if (isCut) pasteCutFields(editor, copied);
  else pasteFields(editor, copied);
}

/** In text inputs the clipboard works as usual. */
function isText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

function hasSelectedText(): boolean {
  return (getSelection()?.toString() ?? '') !== '';
}
