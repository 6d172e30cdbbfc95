import { writeLogbook } from '../../logbook/write-logbook.ts';
import { countAll } from '../../submissions/staff/list/list-queries.ts';
import { awaitConsent } from '../consent/ask-consent.ts';
import {
  findExportedForm,
  selectEnvironmentNames,
  selectExportVersions,
} from '../export-source-queries.ts';
import { updateAttempt, type ExportRecord } from '../exports-queries.ts';
import { mayExport } from '../find-requester.ts';
import { ExportError } from '../file/export-error.ts';
import { selectionOf } from '../file/read-rows.ts';
import { writeExportFile } from '../file/write-export-file.ts';
import type { ExportKind, ExportStep } from './export-kind.ts';

/** An export of the submissions of a form. */
export function submissionsKind(record: ExportRecord<'submissions'>): ExportKind {
  const { choices, form_id, form_title } = record;
  return {
    format: choices.format,
    mail: 'export',
    title: () => form_title,
    mayBeHadBy: (caller) => mayExport(caller, choices),
    awaitConsent: (writer) => awaitConsent(writer, record),

    present: (fields) => ({ kind: 'submissions', form_id, form_title, choices, ...fields }),

    log: (writer, step, count) =>
      writeLogbook(writer, {
        action: actionOf(step, choices.is_unmasked),
        subject: ['form', choices.form_id],
        ...(step !== 'deleted' && {
          details: {
            count,
            ...(step === 'made' &&
              record.consent_by_name !== null && { allowed_by: record.consent_by_name }),
          },
        }),
      }),

    write: async (context, services, { caller, folder }) => {
      const source = await context.transaction(async (tx) => {
        const form = await findExportedForm(tx, caller, choices.form_id);
        if (form === undefined) throw new ExportError('form_deleted');
        const selection = selectionOf(caller, choices);
        await updateAttempt(tx, record, { total: await countAll(tx, selection) });
        return {
          selection,
          versions: await selectExportVersions(tx, form.id),
          environmentNames: await selectEnvironmentNames(tx),
        };
      });
      return writeExportFile(context, services, { record, folder, ...source });
    },
  };
}

const actionOf = (step: ExportStep, isUnmasked: boolean) =>
  step === 'made' && isUnmasked ? 'export.made_unmasked' : (`export.${step}` as const);
