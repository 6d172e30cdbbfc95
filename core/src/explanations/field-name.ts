import { namePage, type Wording } from '../descriptions/field-names.ts';
import { quote } from '../descriptions/quote.ts';
import type { TracedField } from './trace.ts';

/** Returns the name of a traced field. */
export function nameOf({ fieldId, label }: TracedField, wording: Wording): string {
  const { context } = wording;
  const page = namePage(fieldId, wording);
  if (page !== undefined) return page;
  return label.trim() === ''
    ? context.translate('describe.unlabelled_field')
    : quote(label, context);
}
