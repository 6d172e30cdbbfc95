import type { SystemText } from '@form-builder/core/contract/staff/settings/system-texts.ts';

/** All texts, those that the organisation words itself, or those without the fixed translation of a term. */
export const shownTexts = ['all', 'changed', 'terms'] as const;
export type ShownTexts = (typeof shownTexts)[number];

/** Which texts of the product are shown. */
export interface SystemTextFilter {
  readonly search: string;
  readonly show: ShownTexts;
}

/** Tells which texts lack the fixed translation of a term that their Dutch text has. */
export type LacksTerms = (text: SystemText) => boolean;

/** The texts in which the search occurs: in the original, the own text, the Dutch text or the id. */
export function filterSystemTexts(
  texts: readonly SystemText[],
  { search, show }: SystemTextFilter,
  lacksTerms: LacksTerms,
): readonly SystemText[] {
  const wanted = search.trim().toLowerCase();
  return texts.filter(
    (text) =>
      (show !== 'changed' || text.text !== null) &&
      (show !== 'terms' || lacksTerms(text)) &&
      [text.id, text.original, text.text ?? '', text.dutch ?? ''].some((one) =>
        one.toLowerCase().includes(wanted),
      ),
  );
}
