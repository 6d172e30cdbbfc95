import type { ProcessingCard } from '@form-builder/core/contract/staff/forms/processing-register.ts';
import type { Translate } from '@form-builder/core/messages/translate.ts';

/** What a card says, in the words of its columns. */
export type CardColumn = Exclude<keyof ProcessingCard, 'is_complete' | 'missing'>;

/** The columns of the register, in order. */
export const cardColumns = [
  'form',
  'version_number',
  'published_at',
  'purpose',
  'legal_basis',
  'data_subjects',
  'categories',
  'questions',
  'sensitive',
  'has_bsn',
  'bsn_ground',
  'has_files',
  'has_login',
  'receivers',
  'processors',
  'responsible',
  'retention_days',
  'languages',
  'activity_id',
] as const satisfies readonly CardColumn[];

/** The text of one column of a card. */
export function cardText(card: ProcessingCard, column: CardColumn, translate: Translate): string {
  if (column === 'form') return card.form.name;
  const value = card[column];
  if (column === 'published_at') return card.published_at.slice(0, 10);
  if (column === 'legal_basis')
    return translate(`setting_choice.processing.legal_basis.${card.legal_basis}`);
  if (column === 'categories')
    return card.categories.map((one) => translate(`processing.category.${one}`)).join(', ');
  if (column === 'data_subjects')
    return card.data_subjects.map((one) => translate(`processing.subject.${one}`)).join(', ');
  if (typeof value === 'boolean') return translate(value ? 'summary.yes' : 'summary.no');
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
