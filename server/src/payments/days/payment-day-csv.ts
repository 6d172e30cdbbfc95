import { nameOfPaymentMethod } from '@form-builder/core/field-types/payment/payment-methods.ts';
import { vatOfLines } from '@form-builder/core/field-types/payment/payment-vat.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { formTimeZone } from '@form-builder/core/runtime/create-clock.ts';
import { csvCell, csvMark } from '../../platform/csv-cell.ts';
import type { EntryRow } from './payment-days-queries.ts';

const columns = [
  'settled_at',
  'created_at',
  'kind',
  'submission',
  'form',
  'provider',
  'method',
  'amount',
  'vat_9',
  'vat_21',
  'currency',
  'state',
  'reference',
] as const;

const line = (cells: readonly string[]): string => `${cells.join(';')}\r\n`;

/** The payments of a day in the format of Dutch spreadsheets: semicolons, and amounts with a decimal comma. */
export function paymentDayCsv(rows: readonly EntryRow[], language: Language): string {
  const translate = translatorOf(language);
  const head = line(columns.map((column) => csvCell(translate(`payment_day.column.${column}`))));
  const body = rows.map((row) =>
    line([
      csvCell(momentOf(row.settled_at)),
      csvCell(momentOf(row.created_at)),
      csvCell(translate(`payment_day.kind.${row.kind}`)),
      csvCell(row.submission_title ?? ''),
      csvCell(row.form_name),
      csvCell(row.provider_name),
      csvCell(row.method === null ? '' : nameOfPaymentMethod(row.method)),
      amountCell(row.amount_cents),
      vatCell(row, 9),
      vatCell(row, 21),
      csvCell(row.currency),
      csvCell(translate(`payment_day.state.${row.state}`)),
      csvCell(row.reference ?? ''),
    ]),
  );
  return csvMark + head + body.join('');
}

/** A number, not a text: a spreadsheet adds it up, and its sign starts no formula. */
export function amountCell(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** The VAT at a rate; empty when nothing was paid at it. */
function vatCell({ lines }: EntryRow, rate: number): string {
  const found = vatOfLines(lines ?? []).find((vat) => vat.rate === rate);
  return found === undefined ? '' : amountCell(found.amount);
}

/** Spreadsheets read it as a date, and it sorts as text. */
const momentFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: formTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

const momentOf = (at: Date | null): string => (at === null ? '' : momentFormat.format(at));
