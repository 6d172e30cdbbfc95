import type {
  GlossaryContent,
  GlossaryTerm,
} from '@form-builder/core/contract/staff/settings/glossary.ts';

/** The term to edit, as it was read; a new term has no id and no revision. */
export type EditedTerm = GlossaryContent & Partial<Pick<GlossaryTerm, 'id' | 'revision'>>;

export const newTerm: EditedTerm = { term: '', translations: {}, remark: null };
