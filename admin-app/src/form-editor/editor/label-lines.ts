import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { msg } from '@lingui/core/macro';
import { fieldTypeTexts } from '../../field-types/field-type-texts.ts';
import { changeField } from '../document/field-commands.ts';
import type { Editor } from './editor.ts';
import { addFieldsLike } from './field-actions.ts';
import { focusLabel } from './focus-label.ts';

/** The maximum number of fields from one paste. */
const maxLines = 100;

/** Whether Enter and pasted lines in the label of a field add more fields. */
export const isQuestion = ({ type }: Field): boolean => fieldTypes[type].role === 'input';

/** Adds a field of the same type after a field; `focus` moves the caret to its label. */
export function addNextField(editor: Editor, field: Field, focus = focusLabel): void {
  addFieldsLike(editor, field.id, [editor.texts(fieldTypeTexts(field.type).startLabel)], focus);
}

/**
 * Adds fields for pasted lines, of which the first becomes the label of this field; returns false
 * for a single line, which is text.
 */
export function pasteLabels(
  editor: Editor,
  field: Field,
  text: string,
  focus = focusLabel,
): boolean {
  const [first, ...others] = linesOf(text);
  if (first === undefined || others.length === 0) return false;
  editor.perform(changeField(field.id, { label: first }), { label: msg`label wijzigen` });
  addFieldsLike(editor, field.id, others, focus);
  return true;
}

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim().slice(0, 500))
    .filter((line) => line !== '')
    .slice(0, maxLines);
