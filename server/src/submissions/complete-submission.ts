import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import { takeNumber, type FilledVersion } from './submissions-queries.ts';

const digits = 6;

interface Completion {
  readonly submissionId: string;
  readonly version: FilledVersion;
  readonly isTest: boolean;
}

/**
 * Makes a submission final: gives it its number and writes the logbook's line. The caller writes
 * the columns this answers, in the same transaction, so all of it happens or nothing.
 */
export async function completeSubmission(
  writer: Writer,
  { submissionId, version, isTest }: Completion,
) {
  const number = version.is_numbering_enabled
    ? await takeNumber(writer.tx, writer.tenantId, version.form_id, isTest)
    : null;
  await writeLogbook(writer, {
    action: 'submission.completed',
    subject: ['submission', submissionId],
    details: { number },
  });
  const title =
    number === null ? null : `${version.number_prefix}${String(number).padStart(digits, '0')}`;
  return {
    status: 'final' as const,
    number,
    title,
    completed_at: instant(writer),
    aborted_at: null,
  };
}
