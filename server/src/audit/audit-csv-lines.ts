import type { Language } from '@form-builder/core/messages/languages.ts';
import { csvMark } from '../platform/csv-cell.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import { auditCsvHead, auditCsvRow } from './audit-csv.ts';
import { cursorAfter, type AuditCursor } from './audit-cursor.ts';
import { selectAuditEntries, type AuditSelection } from './audit-queries.ts';
import { presentAuditEntry } from './present-audit-entry.ts';

const rowsAtOnce = 1_000;

/** A part of the file, and how many entries are in it. */
interface CsvPart {
  readonly text: string;
  readonly rows: number;
}

/**
 * Yields the file in parts, each read in its own transaction, so that memory use does not depend on its length and no
 * other work waits for it.
 */
export async function* auditCsvLines(
  transaction: TenantTransaction,
  selection: AuditSelection,
  language: Language,
): AsyncGenerator<CsvPart> {
  yield { text: csvMark + auditCsvHead(language), rows: 0 };
  let cursor: AuditCursor | undefined;
  for (;;) {
    const page = { cursor, offset: 0, limit: rowsAtOnce };
    const rows = await transaction((tx) => selectAuditEntries(tx, selection, page));
    const text = rows.map((row) => auditCsvRow(presentAuditEntry(row), language)).join('');
    yield { text, rows: rows.length };
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    cursor = cursorAfter(selection, 0, last);
  }
}
