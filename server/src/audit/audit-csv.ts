import type { LogbookEntry } from '@form-builder/core/contract/staff/logbook.ts';
import { describeLogbookEntry } from '@form-builder/core/logbook/describe-logbook-entry.ts';
import { logbookOrigins } from '@form-builder/core/logbook/logbook-event.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { formTimeZone } from '@form-builder/core/runtime/create-clock.ts';
import { csvCell } from '../platform/csv-cell.ts';

const columns = [
  'at',
  'actor',
  'origin',
  'action',
  'result',
  'subject',
  'subject_name',
  'details',
  'id',
] as const;

const row = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`;

/** The header row of the file. */
export function auditCsvHead(language: Language): string {
  const translate = translatorOf(language);
  return row(columns.map((column) => translate(`logbook.column.${column}`)));
}

/** One logbook entry as a row of the file, in readable text. */
export function auditCsvRow(entry: LogbookEntry, language: Language): string {
  const translate = translatorOf(language);
  const { action, facts, changes } = describeLogbookEntry(entry, { locale: language, translate });
  const origin = logbookOrigins.find((known) => known === entry.origin);
  const details = [
    ...facts.map(({ label, text }) => `${label}: ${text}`),
    ...changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`),
  ];
  return row([
    momentFormat.format(new Date(entry.at)),
    entry.actor?.name ?? '',
    origin === undefined ? entry.origin : translate(`logbook.origin.${origin}`),
    action,
    translate(`logbook.result.${entry.result}`),
    translate(`logbook.subject.${entry.subject.type}`),
    entry.subject.name ?? '',
    details.join('\n'),
    entry.id,
  ]);
}

/** Spreadsheets read it as a date, and it sorts as text. */
const momentFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: formTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});
