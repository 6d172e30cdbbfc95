import type {
  OwnSubmission,
  Submission,
  SubmissionSummary,
} from '@form-builder/core/contract/staff/submissions.ts';
import type { MaskedAnswers } from '@form-builder/core/sensitive-answers/mask-answers.ts';
import type { TakenRoute } from '@form-builder/core/routing/find-routes.ts';
import type { FileRow } from '../files/files-queries.ts';
import { withFileLinks } from '../files/present-files.ts';
import { isoInstant, isoInstantOrNull } from '../platform/http/responses/iso-instant.ts';
import type { SubmissionRow, SubmissionSummaryRow } from './staff/staff-queries.ts';
import { submissionState } from './submission-state.ts';
import type { OwnSubmissionRow } from './submissions-queries.ts';

/** A submission as its visitor may see it; the key only for the request that created it. */
export function presentOwnSubmission(
  row: OwnSubmissionRow,
  publicKey: string | null,
  returnUrl: string | null = null,
): OwnSubmission {
  const { id, title, status, awaits, is_test, revision } = row;
  return {
    id,
    title,
    status,
    awaits,
    is_test,
    revision,
    public_key: publicKey,
    created_at: isoInstant(row.created_at),
    updated_at: isoInstant(row.updated_at),
    completed_at: isoInstantOrNull(row.completed_at),
    return_url: returnUrl,
  };
}

/** A submission in a list: no answers. */
export function presentSubmissionSummary(row: SubmissionSummaryRow): SubmissionSummary {
  const {
    id,
    title,
    form_id,
    form_title,
    form_version_id,
    version_number,
    environment,
    status,
    is_test,
  } = row;
  return {
    id,
    title,
    form_id,
    form_title,
    form_version_id,
    version_number,
    environment,
    status,
    is_test,
    state: submissionState(row),
    created_at: isoInstant(row.created_at),
    updated_at: isoInstant(row.updated_at),
    completed_at: isoInstantOrNull(row.completed_at),
  };
}

/** A submission with its answers and the pages they belong to. */
export function presentSubmission(
  row: SubmissionRow,
  { answers, masked }: MaskedAnswers,
  {
    files,
    mails,
    routes,
  }: Pick<Submission, 'mails'> & {
    readonly files: readonly FileRow[];
    readonly routes: readonly TakenRoute[];
  },
): Submission {
  const { locale, definition, statements } = row;
  return {
    ...presentSubmissionSummary(row),
    answers: withFileLinks(answers, row.id, files),
    masked: [...masked],
    locale,
    pages: definition.pages,
    variables: definition.variables ?? [],
    statements: [...(statements ?? [])],
    mails,
    routes: routes.map(({ destination, rules }) => ({ destination, rules: [...rules] })),
  };
}
