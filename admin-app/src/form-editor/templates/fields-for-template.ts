import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { fieldsWithin } from '../document/place.ts';
import type { Editor } from '../editor/editor.ts';
import { outermostFields } from '../editor/fields-actions.ts';

/** Returns the fields, in reading order, of which a building block can be made together; none when that is impossible. */
export function fieldsForTemplate(editor: Editor, ids: readonly string[]): readonly Field[] {
  if (editor.formType !== 'form') return [];
  const fields = outermostFields(editor.document().pages, ids).map(({ field }) => field);
  return fields
    .flatMap(fieldsWithin)
    .every(({ type }) => fieldTypes[type].editors.includes('template'))
    ? fields
    : [];
}
