import { fieldSchema } from '@form-builder/core/form/field-schema.ts';
import { useEffect } from 'react';
import * as v from 'valibot';
import type { Editor } from '../editor/editor.ts';
import { pasteCutFields, pasteFields } from '../editor/field-actions.ts';
import { outermostFields } from '../editor/fields-actions.ts';
import { selectedFieldIds } from '../editor/selection.ts';
import { cutFields } from './cut-fields.ts';

/** The clipboard type of copied fields, which other programs ignore. */
const fieldsFormat = 'web application/x-form-builder-fields+json';
const fieldsSchema = v.pipe(v.array(fieldSchema), v.minLength(1), v.maxLength(1000));

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
      const copied = parseFields(text);
      if (!copied) return;
      event.preventDefault();
      if (text === cut) pasteCutFields(editor, copied);
      else pasteFields(editor, copied);
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

function parseFields(text: string | undefined): v.InferOutput<typeof fieldsSchema> | undefined {
  if (!text) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), fieldsSchema), text);
  return parsed.success ? parsed.output : undefined;
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
