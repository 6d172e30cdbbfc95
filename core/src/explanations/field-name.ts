import type { Wording } from '../logic/field-names.ts';
import { quote } from '../logic/quote.ts';
import type { TracedField } from './trace.ts';

/** What a traced field is called. */
export function nameOf({ label }: TracedField, { context }: Wording): string {
  return label.trim() === '' ? context.translate('describe.unlabelled_field') : quote(label);
}
