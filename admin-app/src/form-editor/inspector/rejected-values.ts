import { useState } from 'react';
import { useEditor } from '../editor/editor-context.ts';
import type { Editor } from '../editor/editor.ts';

interface RejectedValue {
  readonly value: unknown;
  /** The stored value when it was typed: once that changes, as by an undo, what was typed is about the past. */
  readonly stored: unknown;
}

/** By field and setting, for as long as the version is open. */
const rejectedOf = new WeakMap<Editor, Map<string, RejectedValue>>();

/**
 * The value of a setting that cannot be stored, and a function to keep it or, without a value, to forget it. It is kept
 * while its section is closed or another field is selected.
 */
export function useRejectedValue(
  key: string,
  stored: unknown,
): [{ readonly value: unknown } | undefined, (rejected?: { readonly value: unknown }) => void] {
  const editor = useEditor();
  const values = rejectedOf.get(editor) ?? new Map<string, RejectedValue>();
  rejectedOf.set(editor, values);
  const [kept, setKept] = useState(values.get(key));
  const keep = (next?: { readonly value: unknown }) => {
    const rejected = next && { value: next.value, stored };
    if (rejected) values.set(key, rejected);
    else values.delete(key);
    setKept(rejected);
  };
  return [kept && Object.is(kept.stored, stored) ? kept : undefined, keep];
}
