import { createField } from '@form-builder/core/form/create-field.ts';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldTypeTexts } from '../../field-types/field-type-texts.ts';
import { combineCommands, type Command } from '../document/command.ts';
import { copyFields } from '../document/copy-field.ts';
import { insertField, moveField, removeField } from '../document/field-commands.ts';
import { usedShortIds } from '../document/new-ids.ts';
import {
  fieldsWithin,
  findField,
  getField,
  siblingsAt,
  type LocatedField,
  type Place,
} from '../document/place.ts';
import { isAllowedAt, placeAfter, placeOneStep } from '../document/places-for.ts';
import type { Editor } from './editor.ts';
import { newPage } from './page-actions.ts';
import { focusLabel } from './focus-label.ts';
import { withStartOptions } from './start-options.ts';
import { removedNotice, removeUnlessUsed } from './remove-unless-used.ts';
import type { Selection } from './selection.ts';

/** Adds a new field of a type at a place, or next to the selection, and selects it. */
export function addField(editor: Editor, type: FieldTypeName, at?: Place): void {
  const { ids, texts } = editor;
  const label = texts(fieldTypeTexts(type).startLabel);
  const shortId = ids.createShortId(usedShortIds(editor.document()));
  const field = withStartOptions(editor, createField(type, { id: ids.createId(), shortId, label }));
  insertFields(editor, [field], msg`veld toevoegen`, at);
  focusLabel(editor);
}

/**
 * Adds fields of the same type after a field, one for each label; `focus` moves the caret to the
 * first label.
 */
export function addFieldsLike(
  editor: Editor,
  fieldId: string,
  labels: readonly string[],
  focus: (editor: Editor) => void,
): void {
  const { pages } = editor.document();
  const { field, place } = getField(pages, fieldId);
  const taken = new Set(usedShortIds(editor.document()));
  const fields = labels.map((label) => {
    const shortId = editor.ids.createShortId(taken);
    taken.add(shortId);
    return withStartOptions(
      editor,
      createField(field.type, { id: editor.ids.createId(), shortId, label }),
    );
  });
  insertFields(editor, fields, msg`velden toevoegen`, { ...place, index: place.index + 1 });
  focus(editor);
}

/** Inserts copies of fields (from the clipboard) next to the selection, and selects the first. */
export function pasteFields(editor: Editor, fields: readonly Field[]): void {
  const copies = copyFields(fields, usedShortIds(editor.document()), editor.ids);
  insertFields(editor, copies, msg`plakken`);
}

/** Inserts fields that were cut from this version: as themselves, so that rules and formulas still refer to them. */
export function pasteCutFields(editor: Editor, fields: readonly Field[]): void {
  const document = editor.document();
  const taken = usedShortIds(document);
  const isThere = fields
    .flatMap(fieldsWithin)
    .some(({ id, short_id: shortId }) => findField(document.pages, id) ?? taken.has(shortId));
  if (isThere) pasteFields(editor, fields);
  else insertFields(editor, fields, msg`plakken`);
}

/** Inserts a copy of a field after it and selects the copy. */
export function duplicateField(editor: Editor, fieldId: string): void {
  const document = editor.document();
  const { field, place } = getField(document.pages, fieldId);
  const copies = copyFields([field], usedShortIds(document), editor.ids);
  insertFields(editor, copies, msg`veld kopiëren`, { ...place, index: place.index + 1 });
}

/** Inserts fields next to the selection, or at a place, and selects the first. */
export function insertFields(
  editor: Editor,
  fields: readonly Field[],
  label: MessageDescriptor,
  at?: Place,
): void {
  const first = fields[0];
  if (!first) return;
  const { place, commands } = at ? { place: at, commands: [] } : placeForNew(editor);
  const inserts = fields.map((field, offset) =>
    insertField(field, { ...place, index: place.index + offset }),
  );
  const select: Selection = { kind: 'field', id: first.id };
  editor.perform(combineCommands([...commands, ...inserts]), { label, select });
}

/** Returns the place of a new field; a form without pages also gets its first page. */
function placeForNew(editor: Editor): { place: Place; commands: readonly Command[] } {
  const { pages } = editor.document();
  const { selection, pageId } = editor.state;
  if (pageId === null) {
    const { page, command } = newPage(editor, 0);
    return { place: { pageId: page.id, parentId: null, index: 0 }, commands: [command] };
  }
  const located = selection.kind === 'field' ? findField(pages, selection.id) : undefined;
  return { place: placeAfter(pages, located, pageId), commands: [] };
}

/**
 * Removes a field, shows a notice, and offers to undo; rules that refer to it become problems.
 */
export function deleteField(editor: Editor, fieldId: string): void {
  const { pages } = editor.document();
  const located = getField(pages, fieldId);
  editor.perform(removeField(fieldId), {
    label: msg`veld verwijderen`,
    select: neighbourOf(pages, located),
  });
  editor.notify(removedNotice(fieldName(editor, located.field)));
}

/** Removes a field at once, or first shows what uses it. */
export function askToDeleteField(editor: Editor, fieldId: string): void {
  removeUnlessUsed(editor, {
    key: fieldId,
    find: ({ pages }) => {
      const field = findField(pages, fieldId)?.field;
      return field && { name: fieldName(editor, field), parts: fieldsWithin(field) };
    },
    run: () => deleteField(editor, fieldId),
  });
}

const fieldName = ({ texts }: Editor, { label, type }: Field) =>
  label || texts(fieldTypeTexts(type).name);

/** The selection after a field is removed: the next field, the previous one, or the parent. */
function neighbourOf(pages: readonly Page[], { place, ancestors }: LocatedField): Selection {
  const siblings = siblingsAt(pages, place);
  const next = siblings[place.index + 1] ?? siblings[place.index - 1] ?? ancestors.at(-1);
  return next ? { kind: 'field', id: next.id } : { kind: 'page', id: place.pageId };
}

/** Moves a field one step up or down; at an end, out of its container or to the adjacent page. */
export function moveFieldOneStep(editor: Editor, fieldId: string, step: -1 | 1): void {
  const { pages } = editor.document();
  const to = placeOneStep(pages, getField(pages, fieldId), step);
  if (to) moveFieldTo(editor, fieldId, to);
}

/** Moves a field to a place, counted without it, and announces its new position. */
export function moveFieldTo(editor: Editor, fieldId: string, to: Place): void {
  const { field } = getField(editor.document().pages, fieldId);
  if (!isAllowedAt(editor.document().pages, field, to)) return;
  const select: Selection = { kind: 'field', id: fieldId };
  editor.perform(moveField(fieldId, to), { label: msg`veld verplaatsen`, select });
  announcePlace(editor, fieldId);
}

function announcePlace(editor: Editor, fieldId: string): void {
  const { pages } = editor.document();
  const { place, page } = getField(pages, fieldId);
  const position = place.index + 1;
  const total = siblingsAt(pages, place).length;
  const title = page.title;
  editor.notify({
    text: msg`Verplaatst naar plaats ${position} van ${total} op “${title}”.`,
    canUndo: false,
  });
}
