import { createField } from '@form-builder/core/form/create-field.ts';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldTypeTexts } from '../../field-types/field-type-texts.ts';
import { combineCommands, type Command } from '../document/command.ts';
import { copyFields } from '../document/copy-field.ts';
import { insertField, moveField, removeField } from '../document/field-commands.ts';
import { usedShortIds } from '../document/new-ids.ts';
import {
  findField,
  getField,
  siblingsAt,
  type LocatedField,
  type Place,
} from '../document/place.ts';
import { isAllowedAt, placeAfter, placeOneStep } from '../document/places-for.ts';
import { fieldsThatReferTo } from '../logic/references.ts';
import type { Editor } from './editor.ts';
import { newPage } from './page-actions.ts';
import type { Selection } from './selection.ts';

/** Adds a new field of a type at a place, or next to what is selected; selects it. */
export function addField(editor: Editor, type: FieldTypeName, at?: Place): void {
  const { ids, texts } = editor;
  const { pages } = editor.document();
  const label = texts(fieldTypeTexts(type).startLabel);
  const shortId = ids.createShortId(usedShortIds(pages));
  const field = withStartOptions(editor, createField(type, { id: ids.createId(), shortId, label }));
  insertFields(editor, [field], msg`veld toevoegen`, at);
}

/** A field with options starts with two, so that it can be seen and changed at once. */
function withStartOptions(editor: Editor, field: Field): Field {
  const hasOptions = fieldTypes[field.type].settings.some((name) => name === 'options');
  if (!hasOptions || (field.options?.length ?? 0) > 0) return field;
  const labels = [msg`Keuze 1`, msg`Keuze 2`].map(editor.texts);
  return { ...field, options: labels.map((label) => ({ id: editor.ids.createId(), label })) };
}

/** Puts copies of fields (from the clipboard) next to what is selected; selects the first. */
export function pasteFields(editor: Editor, fields: readonly Field[]): void {
  const copies = copyFields(fields, usedShortIds(editor.document().pages), editor.ids);
  insertFields(editor, copies, msg`plakken`);
}

/** Puts a copy of a field after it and selects the copy. */
export function duplicateField(editor: Editor, fieldId: string): void {
  const { pages } = editor.document();
  const { field, place } = getField(pages, fieldId);
  const copies = copyFields([field], usedShortIds(pages), editor.ids);
  insertFields(editor, copies, msg`veld kopiëren`, { ...place, index: place.index + 1 });
}

function insertFields(
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

/** Where a new field goes; a form without pages gets its first page along with it. */
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

/** Removes a field at once, says so, and offers to undo; rules that lose it become problems. */
export function deleteField(editor: Editor, fieldId: string): void {
  const { pages } = editor.document();
  const located = getField(pages, fieldId);
  const users = fieldsThatReferTo(pages, located.field);
  editor.perform(removeField(fieldId), {
    label: msg`veld verwijderen`,
    select: neighbourOf(pages, located),
  });
  const name = located.field.label || editor.texts(fieldTypeTexts(located.field.type).name);
  editor.notify({ text: deletedText(name, users), canUndo: true });
}

const mostNamed = 3;

/** Says what is gone, and which fields had rules that looked at it. */
function deletedText(name: string, users: readonly LocatedField[]): MessageDescriptor {
  if (users.length === 0) return msg`“${name}” is verwijderd.`;
  const named = users.slice(0, mostNamed).map(({ field }) => `“${field.label}”`);
  const names = [...named, ...(users.length > mostNamed ? ['…'] : [])].join(', ');
  return msg`“${name}” is verwijderd. Deze velden hebben regels die ernaar kijken: ${names}`;
}

/** What is selected once a field is gone: the next one, the one before, what it stood in. */
function neighbourOf(pages: readonly Page[], { place, ancestors }: LocatedField): Selection {
  const siblings = siblingsAt(pages, place);
  const next = siblings[place.index + 1] ?? siblings[place.index - 1] ?? ancestors.at(-1);
  return next ? { kind: 'field', id: next.id } : { kind: 'page', id: place.pageId };
}

/** Moves a field one step up or down, out of its container or to the next page when at an end. */
export function moveFieldOneStep(editor: Editor, fieldId: string, step: -1 | 1): void {
  const { pages } = editor.document();
  const to = placeOneStep(pages, getField(pages, fieldId), step);
  if (to) moveFieldTo(editor, fieldId, to);
}

/** Moves a field to a place, counted without it, and says where it now stands. */
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
