import type { EditedVersion } from '../document/edited-version.ts';
import { findField } from '../document/place.ts';
import type { OneSelected } from '../editor/selection.ts';

/** A field, page or variable. */
export type RemarkPlace = Exclude<OneSelected, { readonly kind: 'version' }>;

/** The members of a key (`changeKeyOf`) that name a part of the version, the most precise first. */
const idNames = ['fieldId', 'holderId', 'variableId', 'pageId'];

/** Finds the part of the version that a remark is about; `undefined` when it is gone or is the form itself. */
export function findRemarkPlace(
  { pages, variables }: Pick<EditedVersion, 'pages' | 'variables'>,
  { key }: { readonly key: string },
): RemarkPlace | undefined {
  const named = new Map(key.split(' ').map((part) => [part.split('=')[0], part.split('=')[1]]));
  for (const id of idNames.flatMap((name) => named.get(name) ?? [])) {
    if (findField(pages, id)) return { kind: 'field', id };
    if (variables.some((variable) => variable.id === id)) return { kind: 'variable', id };
    if (pages.some((page) => page.id === id)) return { kind: 'page', id };
  }
  return undefined;
}
