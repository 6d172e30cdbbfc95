import { fieldSchema } from '@form-builder/core/form/field-schema.ts';
import { useEffect } from 'react';
import * as v from 'valibot';
import { findField } from '../document/place.ts';
import type { Editor } from '../editor/editor.ts';
import { pasteFields } from '../editor/field-actions.ts';

/** The clipboard's name for copied fields; other programs do not know it and leave it alone. */
const fieldsFormat = 'web application/x-form-builder-fields+json';
const fieldsSchema = v.pipe(v.array(fieldSchema), v.minLength(1), v.maxLength(100));

/** Copies the selected field and pastes copied ones, also between versions in other tabs. */
export function useClipboard(editor: Editor): void {
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      const { selection } = editor.state;
      if (selection.kind !== 'field' || isText(event.target) || hasSelectedText()) return;
      const located = findField(editor.document().pages, selection.id);
      if (!located || !event.clipboardData) return;
      event.preventDefault();
      event.clipboardData.setData(fieldsFormat, JSON.stringify([located.field]));
      event.clipboardData.setData('text/plain', located.field.label);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (isText(event.target)) return;
      const copied = parseFields(event.clipboardData?.getData(fieldsFormat));
      if (!copied) return;
      event.preventDefault();
      pasteFields(editor, copied);
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, [editor]);
}

function parseFields(text: string | undefined): v.InferOutput<typeof fieldsSchema> | undefined {
  if (!text) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), fieldsSchema), text);
  return parsed.success ? parsed.output : undefined;
}

/** Text boxes keep the clipboard to themselves. */
function isText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

function hasSelectedText(): boolean {
  return (getSelection()?.toString() ?? '') !== '';
}
