import type { TranslationGroup } from './translation-groups.ts';

/** The chosen part of the texts: all of them, or those of one page (`null` for the texts around the pages). */
export type ChosenPage = 'all' | { readonly pageId: string | null };

/** With more texts than this, a page is drawn at a time: thousands of controls make each key wait. */
const mostAtOnce = 200;

/** Whether all texts can be drawn together. */
export const isShort = (groups: readonly TranslationGroup[]): boolean =>
  groups.reduce((sum, { texts }) => sum + texts.length, 0) <= mostAtOnce;

/** Returns the pages to draw: the chosen ones; a page where all are too many, or nothing of the chosen one is left. */
export function groupsToShow(
  groups: readonly TranslationGroup[],
  chosen: ChosenPage,
): readonly TranslationGroup[] {
  if (chosen === 'all' && isShort(groups)) return groups;
  const found =
    groups.find(({ pageId }) => chosen !== 'all' && pageId === chosen.pageId) ??
    groups.find(({ pageId }) => pageId !== null) ??
    groups[0];
  return found ? [found] : [];
}
