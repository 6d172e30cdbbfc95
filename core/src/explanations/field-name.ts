import type { Wording } from '../descriptions/field-names.ts';
import { quote } from '../descriptions/quote.ts';
import type { TracedField } from './trace.ts';

/** What a traced field is called. */
export function nameOf({ label }: TracedField, { context }: Wording): string {
  return label.trim() === '' ? context.translate('describe.unlabelled_field') : quote(label);
}
