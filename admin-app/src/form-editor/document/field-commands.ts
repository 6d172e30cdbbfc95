import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { Command } from './command.ts';
import { withChanges, previousValues, type Changes } from './changes.ts';
import { getField, getPage, type Place } from './place.ts';
import { replaceField, replaceSiblings } from './replace-siblings.ts';

/** Inserts a field (with its contents) at a place; an index past the end means the end. */
export function insertField(field: Field, place: Place): Command {
  return (document) => {
    getPage(document.pages, place.pageId);
    if (place.parentId !== null) getField(document.pages, place.parentId);
    const pages = replaceSiblings(document.pages, place, (siblings) =>
      siblings.toSpliced(place.index, 0, field),
    );
    return { document: { ...document, pages }, inverse: removeField(field.id) };
  };
}

/** Removes a field with its contents. */
export function removeField(fieldId: string): Command {
  return (document) => {
    const { field, place } = getField(document.pages, fieldId);
    const pages = replaceSiblings(document.pages, place, (siblings) =>
      siblings.toSpliced(place.index, 1),
    );
    return { document: { ...document, pages }, inverse: insertField(field, place) };
  };
}

/** Moves a field; `to.index` counts the fields of the target without the moved one. */
export function moveField(fieldId: string, to: Place): Command {
  return (document) => {
    const { field, place } = getField(document.pages, fieldId);
    const removed = removeField(fieldId)(document).document;
    const inserted = insertField(field, to)(removed).document;
    return { document: inserted, inverse: moveField(fieldId, place) };
  };
}

/** Changes members of a field; `undefined` removes one. Ids and type cannot be changed. */
export function changeField(
  fieldId: string,
  changes: Changes<Omit<Field, 'id' | 'type'>>,
): Command {
  return (document) => {
    const { field, place } = getField(document.pages, fieldId);
    const pages = document.pages.map((page) =>
      page.id === place.pageId
        ? {
            ...page,
            properties: replaceField(page.properties, fieldId, (old) => withChanges(old, changes)),
          }
        : page,
    );
    return {
      document: { ...document, pages },
      inverse: changeField(fieldId, previousValues(field, changes)),
    };
  };
}
