import type { GlossaryContent } from '@form-builder/core/contract/staff/settings/glossary.ts';

/** A term as its form shows it: what is absent is an empty text. */
export interface TermValues {
  readonly term: string;
  readonly en: string;
  readonly de: string;
  readonly remark: string;
}

/** An input of the form of a term. */
export type TermMember = keyof TermValues;

export const termMembers: readonly TermMember[] = ['term', 'en', 'de', 'remark'];

export function valuesOf({ term, translations, remark }: GlossaryContent): TermValues {
  return { term, en: translations.en ?? '', de: translations.de ?? '', remark: remark ?? '' };
}

export function contentOf(values: TermValues): GlossaryContent {
  const { term, en, de, remark } = trimmed(values);
  return {
    term,
    translations: { ...(en && { en }), ...(de && { de }) },
    remark: remark === '' ? null : remark,
  };
}

function trimmed({ term, en, de, remark }: TermValues): TermValues {
  return { term: term.trim(), en: en.trim(), de: de.trim(), remark: remark.trim() };
}

/** The changes of two people to one term, put together. */
export interface MergedTerm {
  /** Of members that both changed differently, one's own value. */
  readonly values: TermValues;
  /** The members that both changed differently. */
  readonly conflicts: readonly TermMember[];
}

/** Merges what two people made of the same term, member by member. */
export function mergeTerm(base: TermValues, own: TermValues, theirs: TermValues): MergedTerm {
  const mine = trimmed(own);
  const hasChanged = (member: TermMember) => mine[member] !== base[member];
  const merged = (member: TermMember) => (hasChanged(member) ? mine[member] : theirs[member]);
  return {
    values: {
      term: merged('term'),
      en: merged('en'),
      de: merged('de'),
      remark: merged('remark'),
    },
    conflicts: termMembers.filter(
      (member) =>
        hasChanged(member) && theirs[member] !== base[member] && theirs[member] !== mine[member],
    ),
  };
}
