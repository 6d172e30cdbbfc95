import { createField } from '@form-builder/core/form/create-field.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { placeTemplate } from '@form-builder/core/templates/place-template.ts';
import { msg } from '@lingui/core/macro';
import { createFieldNames } from '../document/create-field-names.ts';
import { changeField } from '../document/field-commands.ts';
import { usedShortIds } from '../document/new-ids.ts';
import type { Editor } from '../editor/editor.ts';
import { insertFields } from '../editor/field-actions.ts';

/** The part of a building block's version that is inserted. */
export type PlaceableVersion = Pick<Version, 'id' | 'form_id' | 'form_title' | 'pages'>;

/** Adds a building block next to the selection and selects it. */
export function addTemplate(editor: Editor, version: PlaceableVersion): void {
  const id = editor.ids.createId();
  const shortId = editor.ids.createShortId(usedShortIds(editor.document()));
  const field = createField('template', { id, shortId, label: version.form_title });
  const placed = { ...field, ...placeIn(editor, field, version) };
  insertFields(editor, [placed], msg`bouwblok toevoegen`);
}

/** Sets the building block of a field, or updates it to another version. */
export function changeTemplate(editor: Editor, field: Field, version: PlaceableVersion): void {
  editor.perform(changeField(field.id, placeIn(editor, field, version)), {
    label: msg`bouwblok bijwerken`,
  });
}

function placeIn(editor: Editor, field: Field, version: PlaceableVersion) {
  const taken = usedShortIds(editor.document());
  return {
    label: field.template_id === version.form_id ? field.label : version.form_title,
    template_id: version.form_id,
    template_version_id: version.id,
    children: placeTemplate(
      version.pages,
      field.children ?? [],
      createFieldNames(new Set([...taken, field.short_id]), editor.ids),
    ),
  };
}
