import type { OwnSubmission } from '@form-builder/core/contract/visitor/own-submission.ts';
import type {
  Submission,
  SubmissionSummary,
} from '@form-builder/core/contract/staff/submissions/submissions.ts';
import type { MatchedRoute } from '@form-builder/core/routing/find-routes.ts';
import type { FileRow } from '../files/files-queries.ts';
import { withFileLinks } from '../files/present-files.ts';
import { isoInstant, isoInstantOrNull } from '../platform/http/responses/iso-instant.ts';
import { presentHandling } from './staff/handling/present-handling.ts';
import type { SubmissionRow, SubmissionSummaryRow } from './staff/staff-queries.ts';
import type { ShownAnswers } from './reading/open-submission.ts';
import { submissionState } from './submission-state.ts';
import type { OwnSubmissionRow } from './submissions-queries.ts';

/** Presents a submission to its visitor; only the request that created it gets the key. */
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

/** Presents what every list shows of a submission, without answers. */
export function presentSubmissionSummary(
  row: SubmissionSummaryRow,
  isRestricted: boolean,
): SubmissionSummary {
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
    filled_in_by: row.filled_in_by_name,
    failed_deliveries: row.failed_deliveries,
    delivery: row.delivery,
    payment: row.payment,
    is_restricted: isRestricted,
    handling: presentHandling(row),
  };
}

/** Presents a submission with its answers and their pages. */
export function presentSubmission(
  row: SubmissionRow,
  { answers, masked, shown, definition }: ShownAnswers,
  {
    languages,
    isRestricted,
    files,
    mails,
    payments,
    routes,
    coSignature,
    deliveries,
  }: Pick<Submission, 'mails' | 'payments' | 'deliveries'> & {
    readonly languages: Pick<Submission, 'language' | 'languages'>;
    readonly isRestricted: boolean;
    readonly files: readonly FileRow[];
    readonly routes: readonly MatchedRoute[];
    readonly coSignature: Submission['co_signature'];
  },
): Submission {
  const { locale, statements } = row;
  return {
    ...presentSubmissionSummary(row, isRestricted),
    answers: withFileLinks(answers, row.id, files),
    masked: [...masked],
    shown: shown && [...shown],
    ...languages,
    locale,
    pages: definition.pages,
    variables: definition.variables ?? [],
    statements: [...(statements ?? [])],
    co_signature: coSignature,
    mails,
    payments,
    deliveries,
    routes: routes.map(({ destination, rules }) => ({ destination, rules: [...rules] })),
  };
}
