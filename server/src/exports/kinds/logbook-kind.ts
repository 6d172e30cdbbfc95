import { join } from 'node:path';
import { stat } from 'node:fs/promises';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { auditCsvLines } from '../../audit/audit-csv-lines.ts';
import { countAllAuditEntries } from '../../audit/audit-queries.ts';
import { auditSelectionOf, mayExportLogbook } from '../../audit/audit-selection.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { updateAttempt, type ExportRecord } from '../exports-queries.ts';
import { createExportProgress } from '../file/export-progress.ts';
import { createTextFile } from '../write/text-file.ts';
import type { ExportKind } from './export-kind.ts';

/** An export of entries of the logbook. */
export function logbookKind(record: ExportRecord<'logbook'>): ExportKind {
  const { choices, form_title: name, subject_type: type, subject_id: id } = record;
  return {
    format: 'csv',
    mail: 'logbook_export',
    title: (language) => translatorOf(language)('export.logbook', { name }),
    present: (fields) => ({ kind: 'logbook', subject: { type, id, name }, choices, ...fields }),
    mayBeHadBy: (caller) => mayExportLogbook(caller, choices),
    awaitConsent: () => Promise.resolve(false),

    log: (writer, step, count) =>
      writeLogbook(writer, {
        action: `logbook.export_${step}`,
        subject: [type, id],
        ...(step !== 'deleted' && { details: { count } }),
      }),

    write: async (context, _services, { caller, folder }) => {
      const { transaction } = context;
      const selection = auditSelectionOf(caller, choices);
      await transaction(async (tx) =>
        updateAttempt(tx, record, { total: await countAllAuditEntries(tx, selection) }),
      );
      const report = createExportProgress(context, record);
      const file = createTextFile(join(folder, 'logbook.csv'));
      let count = 0;
      try {
        for await (const { text, rows } of auditCsvLines(
          transaction,
          selection,
          choices.language,
        )) {
          await file.add(text);
          count += rows;
          await report(count);
        }
      } finally {
        await file.close();
      }
      return { path: file.path, sizeBytes: (await stat(file.path)).size, count };
    },
  };
}
