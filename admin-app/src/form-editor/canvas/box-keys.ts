import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { KeyboardEvent } from 'react';
import { getField, ownFields } from '../document/place.ts';
import type { Editor } from '../editor/editor.ts';
import { openProperties } from '../editor/open-properties.ts';
import { handleSelectAll, selectField } from '../editor/select-field.ts';
import { selectedFieldIds } from '../editor/selection.ts';
import { handleItemKey } from '../keyboard/item-keys.ts';

interface BoxKeyOptions {
  readonly editor: Editor;
  readonly overlay: HTMLElement | null;
  /** Edits the label on the canvas; returns false when it is not drawn. */
  readonly editLabel: (field: Field) => boolean;
}

/**
 * The keys of a box besides those of every item: Enter and F2 edit its label, Alt Enter opens its
 * properties, Ctrl A selects all fields of the page, Escape the page, and arrows a neighbour (with
 * Shift: in addition).
 */
export function handleBoxKey(options: BoxKeyOptions, event: KeyboardEvent, field: Field): void {
  const { editor, overlay } = options;
  if (handleItemKey(editor, { kind: 'field', id: field.id }, event)) {
    return focusSelectedBox(editor, overlay);
  }
  const step = event.altKey ? undefined : { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return handleOtherKey(options, event, field);
  const { page } = getField(editor.document().pages, field.id);
  const ids = ownFields(page).map(({ id }) => id);
  const next = ids[ids.indexOf(field.id) + step];
  if (next === undefined) return;
  event.preventDefault();
  selectField(editor, next, event.shiftKey ? 'range' : 'only');
  focusSelectedBox(editor, overlay);
}

function handleOtherKey(
  { editor, editLabel }: BoxKeyOptions,
  event: KeyboardEvent,
  field: Field,
): void {
  if (event.key === 'Enter' || event.key === 'F2') {
    event.preventDefault();
    if (event.altKey || !editor.isEditable() || !editLabel(field)) openProperties(editor);
  } else if (!handleSelectAll(editor, event) && event.key === 'Escape') {
    const { page } = getField(editor.document().pages, field.id);
    editor.select({ kind: 'page', id: page.id });
  }
}

/** Focuses the box of the selected field once it is drawn, which may be later. */
export function focusSelectedBox(
  editor: Editor,
  overlay: HTMLElement | null,
  framesLeft = 30,
): void {
  requestAnimationFrame(() => {
    const { selection } = editor.state;
    const id = selectedFieldIds(selection).at(-1);
    if (id === undefined) return;
    const hits = [...(overlay?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])];
    const hit = hits.find(({ dataset }) => dataset['hit'] === id);
    if (hit) hit.focus();
    else if (framesLeft > 0) focusSelectedBox(editor, overlay, framesLeft - 1);
  });
}
