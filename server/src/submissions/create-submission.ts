import type { submissionsContract } from '@form-builder/core/contract/staff/submissions.ts';
import type { Request } from '@form-builder/core/contract/endpoint.ts';
import { proveAnswers } from '../citizen-login/prove-answers.ts';
import { assertLoggedIn, readLogins, type LoginTokens } from '../citizen-login/request-logins.ts';
import { recordIdentities } from '../citizen-login/submission-identity.ts';
import { storeDraftFiles } from '../files/submission-files.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { claimAttempt, type Attempt } from './attempt.ts';
import { completeSubmission, type CompletionRules } from './completion/complete-submission.ts';
import { getProgram, getShownVersion } from './filled-version.ts';
import { acceptFinalAnswers } from './answers/accept-final-answers.ts';
import { validateDraftAnswers } from './answers/validate-answers.ts';
import { findReviewPass } from '../reviews/review-pass.ts';
import { createPublicKey, hashKey } from '../platform/secrets/public-key.ts';
import {
  insertSubmissionRow,
  selectOwnSubmission,
  type OwnSubmissionRow,
} from './submissions-queries.ts';
import { createVisitorClock } from '../public-forms/visitor-clock.ts';

type Body = Request<(typeof submissionsContract)['createSubmission']>['body'];

/** The first save of a visitor, as a draft or as a final submission. */
export interface NewSubmission {
  readonly body: Body;
  readonly caller: Caller | null;
  readonly language: Language;
  readonly attempt: Attempt | null;
  /** The key of a link to a version under review: a submission with it is a test. */
  readonly reviewKey: string | null;
  readonly loginTokens: LoginTokens;
}

/** What the visitor gets: the submission and, if this visitor created it, its key. */
export interface OwnSubmissionResult {
  readonly row: OwnSubmissionRow;
  readonly publicKey: string | null;
}

/**
 * Creates a submission, or returns the one that an earlier request of the same attempt created.
 * Answers, number and logbook entry commit together.
 */
export async function createSubmission(
  writer: Writer,
  rules: CompletionRules,
  request: NewSubmission,
): Promise<OwnSubmissionResult> {
  const submissionId = writer.createId();
  const publicKey = createPublicKey();
  const earlier = await claimAttempt(writer, request.attempt, { submissionId, publicKey });
  if (earlier !== undefined) {
    return {
      row: await selectOwnSubmission(writer.tx, earlier.submissionId),
      publicKey: earlier.publicKey,
    };
  }
  const row = await insert(writer, rules, request, { submissionId, publicKey });
  return { row, publicKey };
}

async function insert(
  writer: Writer,
  rules: CompletionRules,
  { body, caller, language, loginTokens, reviewKey }: NewSubmission,
  { submissionId, publicKey }: { readonly submissionId: string; readonly publicKey: string },
): Promise<OwnSubmissionRow> {
  const pass = await findReviewPass(writer.tx, { reviewKey, now: writer.now });
  const version = await getShownVersion(writer, caller, body, pass);
  const program = await getProgram(writer, rules.programs, version);
  const isOutside = body.environment !== 'production' || pass !== undefined;
  const isTest = body.is_test || isOutside;
  const logins = await readLogins(writer, loginTokens, { isTest });
  assertLoggedIn(version.submission_settings, logins);
  const data = proveAnswers(program, body.data, logins);
  const sent = { program, data, clock: createVisitorClock(writer.now), language };
  const isFinal = body.status === 'final';
  const answers = isFinal ? await acceptFinalAnswers(writer, sent) : validateDraftAnswers(sent);
  const at = instant(writer);
  const submission = await insertSubmissionRow(writer.tx, {
    tenant_id: writer.tenantId,
    id: submissionId,
    form_id: version.form_id,
    version_id: version.id,
    environment: body.environment,
    is_test: isTest,
    status: 'draft',
    answers: JSON.stringify(answers),
    context: JSON.stringify(body.context),
    locale: body.locale,
    public_key_hash: hashKey(publicKey),
    saved_at: body.is_saved ? at : null,
    aborted_at: body.is_aborted && !isFinal ? at : null,
    created_at: at,
    updated_at: at,
  });
  await recordIdentities(writer, submissionId, logins);
  if (!isFinal) {
    await storeDraftFiles(writer, { submissionId: submission.id, program, answers });
    return submission;
  }
  return completeSubmission({ writer, submission, version, program, answers, language }, rules);
}
