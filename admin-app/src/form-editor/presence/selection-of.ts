import type { EditingPlace } from '@form-builder/core/contract/staff/forms/presence.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { findField } from '../document/place.ts';
import { versionSelected, type OneSelected } from '../editor/selection.ts';

/** Where another user is, as a selection here: the field, else the page, as far as this copy of the version has them. */
export function selectionOf(
  { page_id: pageId, field_id: fieldId }: EditingPlace,
  { pages }: EditedVersion,
): OneSelected {
  if (fieldId !== null && findField(pages, fieldId)) return { kind: 'field', id: fieldId };
  if (pageId !== null && pages.some(({ id }) => id === pageId)) return { kind: 'page', id: pageId };
  return versionSelected;
}
