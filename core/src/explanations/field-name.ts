import { namePage, type Wording } from '../descriptions/field-names.ts';
import { quote } from '../descriptions/quote.ts';
import type { TracedField } from './trace.ts';

/** What a traced field is called. */
export function nameOf({ fieldId, label }: TracedField, wording: Wording): string {
  const { context } = wording;
  const page = namePage(fieldId, wording);
  if (page !== undefined) return page;
  return label.trim() === '' ? context.translate('describe.unlabelled_field') : quote(label);
}
