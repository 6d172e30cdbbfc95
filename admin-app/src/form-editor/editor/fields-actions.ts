import { createField } from '@form-builder/core/form/create-field.ts';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { msg } from '@lingui/core/macro';
import { fieldTypeTexts } from '../../field-types/field-type-texts.ts';
import { combineCommands, type Command } from '../document/command.ts';
import { copyFields } from '../document/copy-field.ts';
import { changeField, insertField, moveField, removeField } from '../document/field-commands.ts';
import { usedShortIds } from '../document/new-ids.ts';
import {
  fieldsWithin,
  findField,
  locatedFields,
  type LocatedField,
  type Place,
} from '../document/place.ts';
import { isAllowedAt, placeOneStep } from '../document/places-for.ts';
import type { Editor } from './editor.ts';
import { focusLabel } from './focus-label.ts';
import { removeUnlessUsed } from './remove-unless-used.ts';
import { selectFields } from './selection.ts';

/** Returns the fields with these ids in reading order, without those inside another of them. */
export function outermostFields(
  pages: readonly Page[],
  ids: readonly string[],
): readonly LocatedField[] {
  const chosen = new Set(ids);
  return [...locatedFields(pages)].filter(
    ({ field, ancestors }) => chosen.has(field.id) && !ancestors.some(({ id }) => chosen.has(id)),
  );
}

/** Removes fields in one step, shows a notice, and offers to undo. */
export function deleteFields(editor: Editor, ids: readonly string[]): void {
  const found = outermostFields(editor.document().pages, ids);
  const [first] = found;
  if (!first) return;
  editor.perform(combineCommands(found.map(({ field }) => removeField(field.id))), {
    label: msg`velden verwijderen`,
    select: { kind: 'page', id: first.page.id },
  });
  const count = found.length;
  editor.notify({ text: msg`${count} velden zijn verwijderd.`, canUndo: true });
}

/** Removes fields at once, or first shows what uses them. */
export function askToDeleteFields(editor: Editor, ids: readonly string[]): void {
  removeUnlessUsed(editor, {
    key: ids.join(' '),
    find: ({ pages }) => {
      const found = outermostFields(pages, ids);
      const count = found.length;
      if (count === 0) return undefined;
      const parts = found.flatMap(({ field }) => fieldsWithin(field));
      return { name: editor.texts(msg`${count} velden`), parts };
    },
    run: () => deleteFields(editor, ids),
  });
}

/** Inserts copies of fields after the last of them and selects the copies. */
export function duplicateFields(editor: Editor, ids: readonly string[]): void {
  const { pages } = editor.document();
  const found = outermostFields(pages, ids);
  const last = found.at(-1);
  if (!last) return;
  const fields = found.map(({ field }) => field);
  const copies = copyFields(fields, usedShortIds(editor.document()), editor.ids);
  const inserts = copies.map((copy, offset) =>
    insertField(copy, { ...last.place, index: last.place.index + 1 + offset }),
  );
  editor.perform(combineCommands(inserts), {
    label: msg`velden kopiëren`,
    select: selectFields(copies.map(({ id }) => id)),
  });
}

/** Moves fields one place up or down; at an end, out of their group or to the adjacent page. */
export function moveFieldsOneStep(editor: Editor, ids: readonly string[], step: -1 | 1): void {
  const found = outermostFields(editor.document().pages, ids);
  const inOrder = step === -1 ? found : found.toReversed();
  // Each place is determined after the previous field has moved.
  const move: Command = (document) => {
    let pages = document.pages;
    const commands: Command[] = [];
    for (const { field } of inOrder) {
      const located = findField(pages, field.id);
      const to = located && placeOneStep(pages, located, step);
      if (!to) return combineCommands([])(document);
      const command = moveField(field.id, to);
      commands.push(command);
      ({ pages } = command({ ...document, pages }).document);
    }
    return combineCommands(commands)(document);
  };
  editor.perform(move, { label: msg`velden verplaatsen` });
}

/** Moves fields, as adjacent fields, to a place in the current document. */
export function moveFieldsTo(editor: Editor, ids: readonly string[], to: Place): void {
  const { pages } = editor.document();
  const found = outermostFields(pages, ids);
  if (found.some(({ field }) => !isAllowedAt(pages, field, to))) return;
  const shift = found.filter(
    ({ place }) =>
      place.pageId === to.pageId && place.parentId === to.parentId && place.index < to.index,
  ).length;
  editor.perform(moveTogether(found, { ...to, index: to.index - shift }), {
    label: msg`velden verplaatsen`,
    select: selectFields(found.map(({ field }) => field.id)),
  });
}

/** Groups fields in a new group or in repeatable rows, at the place of the first of them, and focuses its label. */
export function wrapFields(editor: Editor, ids: readonly string[], type: FieldTypeName): void {
  const { pages } = editor.document();
  const found = outermostFields(pages, ids);
  const [first] = found;
  if (!first) return;
  const container = createField(type, {
    id: editor.ids.createId(),
    shortId: editor.ids.createShortId(usedShortIds(editor.document())),
    label: editor.texts(fieldTypeTexts(type).startLabel),
  });
  const inside = { pageId: first.page.id, parentId: container.id, index: 0 };
  editor.perform(
    combineCommands([insertField(container, first.place), moveTogether(found, inside)]),
    { label: msg`velden groeperen`, select: { kind: 'field', id: container.id } },
  );
  focusLabel(editor);
}

/** Makes questions required or optional; does not change other fields. */
export function setRequired(editor: Editor, ids: readonly string[], isRequired: boolean): void {
  const changes = outermostFields(editor.document().pages, ids)
    .filter(({ field }) => canBeRequired(field) && (field.is_required ?? false) !== isRequired)
    .map(({ field }) => changeField(field.id, { is_required: isRequired || undefined }));
  editor.perform(combineCommands(changes), { label: msg`verplicht wijzigen` });
}

/** Whether a field can be required. */
export const canBeRequired = ({ type }: Field): boolean =>
  fieldTypes[type].settings.some((name) => name === 'is_required');

/** Removes the fields first, so that the place does not change meanwhile. */
function moveTogether(found: readonly LocatedField[], to: Place): Command {
  return combineCommands([
    ...found.map(({ field }) => removeField(field.id)),
    ...found.map(({ field }, offset) => insertField(field, { ...to, index: to.index + offset })),
  ]);
}
