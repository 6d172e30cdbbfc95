import type { ExportRecord } from '../exports-queries.ts';
import type { ExportKindId } from '../exports-tables.ts';
import type { ExportKind } from './export-kind.ts';
import { logbookKind } from './logbook-kind.ts';
import { submissionsKind } from './submissions-kind.ts';

const kinds: { readonly [K in ExportKindId]: (record: ExportRecord<K>) => ExportKind } = {
  submissions: submissionsKind,
  logbook: logbookKind,
};

/** What is particular to an export because of its kind. */
export function kindOf<K extends ExportKindId>(record: ExportRecord<K>): ExportKind {
  return kinds[record.kind](record);
}
