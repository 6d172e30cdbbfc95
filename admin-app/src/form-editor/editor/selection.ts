import type { Page } from '@form-builder/core/form/form-definition.ts';
import { findField } from '../document/place.ts';

/** What the inspector shows and the keyboard acts on. */
export type Selection =
  | { readonly kind: 'version' }
  | { readonly kind: 'page'; readonly id: string }
  | { readonly kind: 'field'; readonly id: string };

export const versionSelected: Selection = { kind: 'version' };

/** The selection, or the version when what was selected no longer exists. */
export function keepValidSelection(pages: readonly Page[], selection: Selection): Selection {
  if (selection.kind === 'page' && pages.some(({ id }) => id === selection.id)) return selection;
  if (selection.kind === 'field' && findField(pages, selection.id)) return selection;
  return versionSelected;
}

/** The page that shows the selection; for the version itself the page that was shown before. */
export function pageOf(
  pages: readonly Page[],
  selection: Selection,
  before: string | null,
): string | null {
  if (selection.kind === 'page') return selection.id;
  if (selection.kind === 'field') return findField(pages, selection.id)?.page.id ?? null;
  const isThere = pages.some(({ id }) => id === before);
  return isThere ? before : (pages[0]?.id ?? null);
}
