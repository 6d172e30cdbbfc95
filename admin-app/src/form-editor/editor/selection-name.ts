import { fieldTypeTexts } from '../../field-types/field-type-texts.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { findField } from '../document/place.ts';
import type { TranslateDescriptor } from './editor-texts.ts';
import type { OneSelected } from './selection.ts';

/** Returns the name of a page, field or variable for designers, else that of the form itself. */
export function selectionName(
  at: OneSelected,
  { title, pages, variables }: EditedVersion,
  texts: TranslateDescriptor,
): string {
  if (at.kind === 'version') return title;
  if (at.kind === 'page') {
    const index = pages.findIndex(({ id }) => id === at.id);
    return pages[index]?.title.trim() || String(index + 1);
  }
  if (at.kind === 'variable') {
    const variable = variables.find(({ id }) => id === at.id);
    return variable ? variable.label.trim() || variable.short_id : title;
  }
  const field = findField(pages, at.id)?.field;
  return field ? field.label.trim() || texts(fieldTypeTexts(field.type).name) : title;
}
