import type { QuarantineRow } from './quarantine-queries.ts';

/** What the logbook names: the submission of a file, else its form, else the settings. */
export function logbookSubjectOf(
  tenantId: string,
  {
    form_id: formId,
    submission_id: submissionId,
  }: Pick<QuarantineRow, 'form_id' | 'submission_id'>,
) {
  if (submissionId !== null) return ['submission', submissionId] as const;
  return formId === null ? (['settings', tenantId] as const) : (['form', formId] as const);
}
