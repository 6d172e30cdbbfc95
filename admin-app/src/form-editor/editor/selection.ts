import type { EditedVersion } from '../document/edited-version.ts';
import { isTemplateField } from '@form-builder/core/templates/is-template-field.ts';
import { findField } from '../document/place.ts';

/** The selection, which the inspector shows and keyboard commands act on. */
export type Selection =
  | { readonly kind: 'version' }
  | { readonly kind: 'page'; readonly id: string }
  | { readonly kind: 'field'; readonly id: string }
  /** Several fields: the first is the start of the selection, the last its current end. */
  | { readonly kind: 'fields'; readonly ids: readonly string[] }
  | { readonly kind: 'variable'; readonly id: string };

/** An item that can be moved, copied and removed. */
export type SelectedItem = Exclude<Selection, { readonly kind: 'version' | 'fields' }>;

/** One item, or the form as a whole. */
export type OneSelected = Exclude<Selection, { readonly kind: 'fields' }>;

export const versionSelected: OneSelected = { kind: 'version' };

/** Selects fields: one, several, or the form when there are none. */
export function selectFields(ids: readonly string[]): Selection {
  const [id] = ids;
  if (id === undefined) return versionSelected;
  return ids.length === 1 ? { kind: 'field', id } : { kind: 'fields', ids };
}

/** The ids of the selected fields; empty when something else is selected. */
export function selectedFieldIds(selection: Selection): readonly string[] {
  if (selection.kind === 'fields') return selection.ids;
  return selection.kind === 'field' ? [selection.id] : [];
}

type Selectable = Pick<EditedVersion, 'pages' | 'variables'>;

/**
 * Returns the selection, or the version when the selected item no longer exists. For a field of a
 * building block, selects the block, in which the field is edited.
 */
export function keepValidSelection(version: Selectable, selection: Selection): Selection {
  if (selection.kind === 'fields') {
    return selectFields(selection.ids.filter((id) => isOwnField(version, id)));
  }
  if (selection.kind === 'version' || !isThere[selection.kind](version, selection.id))
    return versionSelected;
  const located = selection.kind === 'field' && findField(version.pages, selection.id);
  const template = located ? located.ancestors.find(isTemplateField) : undefined;
  return template ? { kind: 'field', id: template.id } : selection;
}

/** Whether a field exists and is not part of a building block. */
function isOwnField({ pages }: Selectable, id: string): boolean {
  const located = findField(pages, id);
  return located !== undefined && !located.ancestors.some(isTemplateField);
}

const isThere: Readonly<
  Record<SelectedItem['kind'], (version: Selectable, id: string) => boolean>
> = {
  page: ({ pages }, id) => pages.some((page) => page.id === id),
  field: ({ pages }, id) => findField(pages, id) !== undefined,
  variable: ({ variables }, id) => variables.some((variable) => variable.id === id),
};

/** Returns the page of the selection; for an item without a page, the previously shown one. */
export function pageOf(
  { pages }: Selectable,
  selection: Selection,
  before: string | null,
): string | null {
  if (selection.kind === 'page') return selection.id;
  const field = selectedFieldIds(selection).at(-1);
  if (field !== undefined) return findField(pages, field)?.page.id ?? null;
  const isShown = pages.some(({ id }) => id === before);
  return isShown ? before : (pages[0]?.id ?? null);
}
