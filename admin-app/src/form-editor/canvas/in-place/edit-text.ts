import type { Field } from '@form-builder/core/form/form-definition.ts';
import { ref } from 'valtio';
import { addOption, removeOption } from '../../document/option-changes.ts';
import { findField } from '../../document/place.ts';
import type { Editor } from '../../editor/editor.ts';
import { addNextField, isQuestion, pasteLabels } from '../../editor/label-lines.ts';
import { pasteOptions } from '../../editor/start-options.ts';
import type { CanvasText } from './canvas-text.ts';
import { accessOf, changeOptions } from './text-access.ts';

/** Starts editing a text on the canvas in place, and selects its owner. */
export function editText(editor: Editor, text: CanvasText): void {
  if (!editor.isEditable()) return;
  editor.select(accessOf(text).selection);
  editor.state.editing = ref(text);
}

/** Ends editing; removes an option without text. */
export function stopEditing(editor: Editor): void {
  const { editing } = editor.state;
  editor.state.editing = null;
  if (editing?.on !== 'option') return;
  const field = fieldOf(editor, editing);
  const option = field?.options?.find(({ id }) => id === editing.optionId);
  if (!field || option?.label.trim() !== '') return;
  changeOptions(editor, field, removeOption(field.options ?? [], option.id));
}

/**
 * Handles Enter: adds a field after a label or an option after an option; ends editing for other
 * texts.
 */
export function goOnFrom(editor: Editor, text: CanvasText): void {
  const field = fieldOf(editor, text);
  if (!field) return stopEditing(editor);
  if (text.on === 'option') return goToNextOption(editor, field, text.optionId);
  stopEditing(editor);
  if (isLabelOfQuestion(text, field)) addNextField(editor, field, editSelectedLabel);
}

/** Adds fields or options for pasted lines; returns false for a single line, which is text. */
export function pasteInto(editor: Editor, text: CanvasText, lines: string): boolean {
  const field = fieldOf(editor, text);
  if (!field) return false;
  if (isLabelOfQuestion(text, field)) return pasteLabels(editor, field, lines, editSelectedLabel);
  if (text.on !== 'option' || !/\n./.test(lines)) return false;
  changeOptions(editor, field, pasteOptions(editor, field.options ?? [], lines));
  stopEditing(editor);
  return true;
}

/** Starts editing the label of the selected field on the canvas. */
export function editSelectedLabel(editor: Editor): void {
  const { selection } = editor.state;
  if (selection.kind === 'field')
    editText(editor, { on: 'field', id: selection.id, name: 'label' });
}

function goToNextOption(editor: Editor, field: Field, optionId: string): void {
  const { options = [], id } = field;
  const index = options.findIndex((option) => option.id === optionId);
  if (options[index]?.label.trim() === '') return stopEditing(editor);
  const next = options[index + 1];
  if (next) return editText(editor, { on: 'option', id, optionId: next.id });
  const added = { id: editor.ids.createId(), label: '' };
  changeOptions(editor, field, addOption(options, added));
  editText(editor, { on: 'option', id, optionId: added.id });
}

const isLabelOfQuestion = (text: CanvasText, field: Field) =>
  text.on === 'field' && text.name === 'label' && isQuestion(field);

function fieldOf(editor: Editor, text: CanvasText): Field | undefined {
  if (text.on !== 'field' && text.on !== 'option') return undefined;
  return findField(editor.document().pages, text.id)?.field;
}
