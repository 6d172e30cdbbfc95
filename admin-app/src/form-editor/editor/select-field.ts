import type { KeyboardEvent } from 'react';
import { ownFields } from '../document/place.ts';
import type { Editor } from './editor.ts';
import { selectedFieldIds, selectFields } from './selection.ts';

/**
 * How selecting a field changes the selection: replace it, toggle the field, or extend it to the
 * field.
 */
export type SelectWay = 'only' | 'toggle' | 'range';

/** Derives the mode from the modifier keys: Shift extends, Ctrl toggles. */
export function wayOf(event: {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}): SelectWay {
  if (event.shiftKey) return 'range';
  return event.ctrlKey || event.metaKey ? 'toggle' : 'only';
}

/** Selects a field, alone or in addition to the selected ones. */
export function selectField(editor: Editor, id: string, way: SelectWay): void {
  const before = selectedFieldIds(editor.state.selection);
  const [anchor] = before;
  if (way === 'only' || anchor === undefined) return editor.select({ kind: 'field', id });
  const ids = way === 'toggle' ? toggled(before, id) : between(editor, anchor, id);
  editor.select(selectFields(ids));
}

/** Selects all fields of the page on the canvas with Ctrl A; returns whether that is the key. */
export function handleSelectAll(editor: Editor, event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 'a') return false;
  event.preventDefault();
  selectAllFields(editor);
  return true;
}

/** Selects all fields of the page on the canvas. */
export function selectAllFields(editor: Editor): void {
  const page = editor.document().pages.find(({ id }) => id === editor.state.pageId);
  if (page) editor.select(selectFields(ownFields(page).map(({ id }) => id)));
}

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** Returns the fields from the start of the selection to this one, across pages. */
function between(editor: Editor, anchor: string, id: string): readonly string[] {
  const ids = editor
    .document()
    .pages.flatMap(ownFields)
    .map((field) => field.id);
  const from = ids.indexOf(anchor);
  const to = ids.indexOf(id);
  return from <= to ? ids.slice(from, to + 1) : ids.slice(to, from + 1).toReversed();
}
