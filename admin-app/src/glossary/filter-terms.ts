import type { GlossaryTerm } from '@form-builder/core/contract/staff/settings/glossary.ts';

/** The terms in which the search occurs: in the term, a translation or the remark. */
export function filterTerms(
  terms: readonly GlossaryTerm[],
  search: string,
): readonly GlossaryTerm[] {
  const wanted = search.trim().toLowerCase();
  return terms.filter(({ term, translations, remark }) =>
    [term, ...Object.values(translations), remark ?? ''].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
}
