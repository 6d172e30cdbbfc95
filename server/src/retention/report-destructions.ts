import { Readable } from 'node:stream';
import type {
  Destruction,
  retentionContract,
} from '@form-builder/core/contract/staff/submissions/retention.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { writerFor } from '../logbook/writer.ts';
import { csvCell, csvMark } from '../platform/csv-cell.ts';
import { FileResponse } from '../platform/http/endpoints/file-response.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { listAnswer } from '../platform/http/endpoints/list-answer.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import { selectDestructions, type DestructionRow } from './destructions-queries.ts';

type Report = Pick<Handlers<typeof retentionContract>, 'listDestructions' | 'exportDestructions'>;

/** The report of destroyed submissions, by page and as a file. */
export const reportDestructions: Report = {
  listDestructions: ({ caller, query, transaction }) =>
    transaction(async (tx) => {
      const page = { limit: query.limit, offset: (query.page - 1) * query.limit };
      const list = { ...query, caller, isAscending: query.sort === 'night' };
      const { rows, total } = await selectDestructions(tx, list, page);
      return listAnswer(rows.map(presentDestruction), total, query);
    }),

  exportDestructions: async (context) => {
    const { caller, query, language, transaction } = context;
    const read = (offset: number) =>
      transaction(async (tx) => {
        const list = { ...query, caller, isAscending: query.sort === 'night' };
        return (await selectDestructions(tx, list, { limit: atOnce, offset })).rows;
      });
    await transaction((tx) =>
      writeLogbook(writerFor(context, tx), {
        action: 'retention.report_exported',
        subject: ['organisation', context.tenant.id],
      }),
    );
    return new FileResponse({
      content: Readable.from(csvLines(read, language)),
      contentType: 'text/csv; charset=utf-8',
      fileName: 'vernietiging.csv',
    });
  },
};

function presentDestruction(row: DestructionRow): Destruction {
  const { night, outcome, method, selection_list_number, count, kept_payments } = row;
  return {
    night,
    outcome,
    method,
    selection_list_number,
    count,
    kept_payments,
    form: { id: row.form_id, name: row.form_name },
    first_at: isoInstant(row.first_at),
    last_at: isoInstant(row.last_at),
  };
}

const atOnce = 1_000;

const columns = [
  'night',
  'form',
  'selection_list_number',
  'outcome',
  'method',
  'count',
  'kept_payments',
  'first_at',
  'last_at',
] as const;

const line = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`;

/** Streams the file, so that its size does not matter. */
async function* csvLines(
  read: (offset: number) => Promise<readonly DestructionRow[]>,
  language: Language,
): AsyncGenerator<string> {
  const translate = translatorOf(language);
  yield csvMark + line(columns.map((column) => translate(`retention.column.${column}`)));
  for (let offset = 0; ; offset += atOnce) {
    const rows = await read(offset);
    yield rows.map((row) => csvLine(row, language)).join('');
    if (rows.length < atOnce) return;
  }
}

function csvLine(row: DestructionRow, language: Language): string {
  const translate = translatorOf(language);
  return line([
    row.night,
    row.form_name,
    row.selection_list_number,
    translate(`retention.outcome.${row.outcome}`),
    translate(`retention.method.${row.method}`),
    String(row.count),
    String(row.kept_payments),
    isoInstant(row.first_at).slice(0, 10),
    isoInstant(row.last_at).slice(0, 10),
  ]);
}
