import type { Request } from '@form-builder/core/contract/endpoint.ts';
import type { sendSubmissionsContract } from '@form-builder/core/contract/visitor/send-submissions.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import { proveAnswers } from '../citizen-login/prove-answers.ts';
import {
  assertLoggedIn,
  readLogins,
  type Logins,
  type LoginTokens,
} from '../citizen-login/request-logins.ts';
import { assertSamePerson, recordIdentities } from '../citizen-login/submission-identity.ts';
import { storeDraftFiles } from '../files/submission-files.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { parseRevision } from '../platform/http/requests/revision.ts';
import { RequestError } from '../platform/request-error.ts';
import { logProcessing } from '../processing-log/log-processing.ts';
import { claimAttempt, type Attempt } from './attempt.ts';
import { definitionOf } from './answers/program-cache.ts';
import { sealAnswers } from './answers/stored-answers.ts';
import { acceptFinalAnswers } from './answers/accept-final-answers.ts';
import { completeSubmission, type CompletionRules } from './completion/complete-submission.ts';
import { assertMayBeCompleted, getProgram, getVersionOf } from './filled-version/filled-version.ts';
import { acceptStatements } from './statements/accept-statements.ts';
import { validateDraftAnswers } from './answers/validate-answers.ts';
import { getOwnSubmission } from './own-submissions/own-submission.ts';
import { isTransitionAllowed } from './submission-transitions.ts';
import { resetCompletion } from './reset-completion.ts';
import {
  writeAnswersRow,
  type FilledVersion,
  type OwnSubmissionRow,
} from './submissions-queries.ts';
import { draftClaims, giveVariables } from './variables/given-variables.ts';
import { sealVariables } from './variables/stored-variables.ts';
import { createVisitorClock } from '../public-forms/visitor-clock.ts';

type Body = Request<(typeof sendSubmissionsContract)['updateSubmission']>['body'];

/** A visitor's change of their own draft. */
export interface SubmissionChange {
  readonly id: string;
  /** The key that creating the draft returned; it authorises changes. */
  readonly key: string | undefined;
  readonly body: Body;
  readonly language: Language;
  readonly attempt: Attempt | null;
  /** The revision that the visitor's page has, from `If-Match`. */
  readonly ifMatch: string | undefined;
  readonly loginTokens: LoginTokens;
}

/** Saves, aborts or completes a draft. A repeated attempt returns the result of the first one. */
export async function updateSubmission(
  writer: Writer,
  rules: CompletionRules,
  request: SubmissionChange,
): Promise<OwnSubmissionRow> {
  const { id, body, attempt, ifMatch } = request;
  const submission = await getOwnSubmission(writer, request);
  const isTest = submission.is_test;
  const logins = await readLogins(writer, request.loginTokens, { isTest });
  await assertSamePerson(writer, id, logins);
  const earlier = await claimAttempt(writer, attempt, { submissionId: id, publicKey: null });
  if (earlier !== undefined) return submission;
  if (!isTransitionAllowed(submission.status, body.status, 'visitor'))
    throw new RequestError('transition_not_allowed');
  if (ifMatch !== undefined && parseRevision(ifMatch) !== submission.revision)
    throw new RequestError('stale');
  const version = await getVersionFor(writer, submission, body);
  const program = await getProgram(writer, rules.programs, version);
  assertLoggedIn(version.submission_settings, logins);
  return write(writer, rules, { submission, version, request, program, logins });
}

/**
 * The version in which the draft was started, even if another is published now, or the one to which
 * the visitor migrates it. A draft can always be saved; it can be completed only in a version that
 * allows that.
 */
async function getVersionFor(
  writer: Writer,
  submission: OwnSubmissionRow,
  { form_version_id: wanted, status }: Body,
): Promise<FilledVersion> {
  const isMoved = wanted !== undefined && wanted !== submission.version_id;
  const version = await getVersionOf(writer, {
    version_id: isMoved ? wanted : submission.version_id,
  });
  if (version.form_id !== submission.form_id) throw new RequestError('form_not_found');
  if (isMoved || status === 'final')
    await assertMayBeCompleted(writer.tx, version.id, submission.environment, submission.is_test);
  return version;
}

interface Change {
  readonly submission: OwnSubmissionRow;
  readonly version: FilledVersion;
  readonly request: SubmissionChange;
  readonly program: Program;
  readonly logins: Logins;
}

async function write(
  writer: Writer,
  rules: CompletionRules,
  { submission: before, version, request, program, logins }: Change,
): Promise<OwnSubmissionRow> {
  const { body, language } = request;
  const at = instant(writer);
  const isFinal = body.status === 'final';
  const data = proveAnswers(program, body.data, { ...writer, ...rules, logins });
  const sent = { program, data, clock: createVisitorClock(writer.now), language };
  const sentVariables = { ...rules, program, claims: body.claims, logins, language };
  const { answers, variables } = isFinal
    ? await acceptFinalAnswers(writer, rules.cipher, {
        ...sent,
        isTest: before.is_test,
        claims: body.claims,
        logins,
        variables: giveVariables(writer, sentVariables),
      })
    : { answers: validateDraftAnswers(sent), variables: draftClaims(sentVariables) };
  const { locale = before.locale } = body;
  const statements = isFinal ? await acceptStatements(writer, version, { ...body, locale }) : null;
  const place = { tenantId: writer.tenantId, id: before.id };
  const submission = await writeAnswersRow(writer.tx, before.id, {
    ...(await resetCompletion(writer, { submission: before, version, answers })),
    version_id: version.id,
    locale,
    ...sealAnswers(rules.cipher, place, definitionOf(program), answers),
    sealed_variables: sealVariables(rules.cipher, place, variables),
    statements: statements && JSON.stringify(statements),
    context: JSON.stringify(body.context),
    updated_at: at,
    ...(body.is_saved ? { saved_at: at } : {}),
    // Continuing with an aborted draft makes it active again.
    aborted_at: body.is_aborted && !isFinal ? at : null,
  });
  await recordIdentities(writer, before.id, logins);
  await logProcessing(writer, 'submission.changed', [submission.id]);
  if (!isFinal) {
    await storeDraftFiles(writer, { submissionId: submission.id, program, answers });
    return submission;
  }
  const completing = { writer, submission, version, program, answers, variables, language };
  return completeSubmission(completing, rules);
}
