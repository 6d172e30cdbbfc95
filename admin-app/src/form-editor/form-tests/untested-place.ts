import type { CoverageItem } from '@form-builder/core/form-tests/coverage-item.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { findField } from '../document/place.ts';
import type { Selection } from '../editor/selection.ts';

/** What to select to see an untested part. */
export function untestedPlace(
  { at }: CoverageItem,
  { pages, variables }: Pick<EditedVersion, 'pages' | 'variables'>,
): Selection {
  if (findField(pages, at)) return { kind: 'field', id: at };
  return variables.some(({ id }) => id === at)
    ? { kind: 'variable', id: at }
    : { kind: 'page', id: at };
}
