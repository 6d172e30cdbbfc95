import type { sendSubmissionsContract } from '@form-builder/core/contract/visitor/send-submissions.ts';
import type { Request } from '@form-builder/core/contract/endpoint.ts';
import { proveAnswers } from '../citizen-login/prove-answers.ts';
import { assertLoggedIn, readLogins, type LoginTokens } from '../citizen-login/request-logins.ts';
import { recordIdentities } from '../citizen-login/submission-identity.ts';
import { storeDraftFiles } from '../files/submission-files.ts';
import { instant, originOf, type Writer } from '../logbook/writer.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { attemptRow, findEarlier, openEarlier, type Attempt, type Earlier } from './attempt.ts';
import { completeSubmission, type CompletionRules } from './completion/complete-submission.ts';
import { runFollowUps } from './completion/follow-up.ts';
import { getProgram, getShownVersion } from './filled-version/filled-version.ts';
import { definitionOf } from './answers/program-cache.ts';
import { sealAnswers, type SealedAnswers } from './answers/stored-answers.ts';
import { acceptFinalAnswers } from './answers/accept-final-answers.ts';
import { validateDraftAnswers } from './answers/validate-answers.ts';
import { findReviewPass } from '../reviews/review-pass.ts';
import { createPublicKey, hashKey } from '../platform/secrets/public-key.ts';
import { logProcessing, unnamedLine } from '../processing-log/log-processing.ts';
import { acceptStatements } from './statements/accept-statements.ts';
import { insertSubmission } from './insert-submission-queries.ts';
import { selectSentVersion } from './filled-version/sent-version-queries.ts';
import {
  selectOwnSubmission,
  type FilledVersion,
  type OwnSubmissionRow,
} from './submissions-queries.ts';
import { draftClaims, giveVariables } from './variables/given-variables.ts';
import { sealVariables } from './variables/stored-variables.ts';
import { createVisitorClock } from '../public-forms/visitor-clock.ts';

type Body = Request<(typeof sendSubmissionsContract)['createSubmission']>['body'];

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

/** The response to the visitor: the submission and, if this visitor created it, its key. */
export interface CreatedSubmission {
  readonly row: OwnSubmissionRow;
  readonly publicKey: string | null;
  /** The return address of the version; `undefined` when it was not read. */
  readonly returnUrl?: string | null;
}

/**
 * Creates a submission, or returns the one that an earlier request of the same attempt created.
 * Answers, number and logbook entry commit together.
 */
export async function createSubmission(
  writer: Writer,
  rules: CompletionRules,
  request: NewSubmission,
): Promise<CreatedSubmission> {
  const { attempt, body, caller, reviewKey } = request;
  const found = await selectSentVersion(writer.tx, {
    versionId: body.form_version_id,
    environment: body.environment,
    attemptHash: attempt === null ? null : hashKey(attempt.idempotencyKey),
  });
  if (attempt !== null && found?.attempt !== undefined)
    return repeat(writer, openEarlier(attempt, found.attempt));
  const pass = await findReviewPass(writer.tx, { reviewKey, now: writer.now });
  const version = getShownVersion(caller, body, found, pass);
  const isOutside = body.environment !== 'production' || pass !== undefined;
  const publicKey = createPublicKey();
  const row = await write(writer, rules, {
    request,
    version,
    publicKey,
    isTest: body.is_test || isOutside,
  });
  if (row !== undefined) return { row, publicKey, returnUrl: version.return_url };
  if (attempt === null) throw new Error('A submission without an attempt was not written.');
  return repeat(writer, await findEarlier(writer, attempt));
}

async function repeat(
  writer: Writer,
  { submissionId, publicKey }: Earlier,
): Promise<CreatedSubmission> {
  return { row: await selectOwnSubmission(writer.tx, submissionId), publicKey };
}

interface Wanted {
  readonly request: NewSubmission;
  readonly version: FilledVersion;
  readonly publicKey: string;
  readonly isTest: boolean;
}

/** `undefined` when another request claimed the attempt in the meantime. */
async function write(
  writer: Writer,
  rules: CompletionRules,
  wanted: Wanted,
): Promise<OwnSubmissionRow | undefined> {
  const { request, version, isTest } = wanted;
  const { body, language } = request;
  const program = await getProgram(writer, rules.programs, version);
  const logins = await readLogins(writer, request.loginTokens, { isTest });
  assertLoggedIn(version.submission_settings, logins);
  const data = proveAnswers(program, body.data, { ...writer, ...rules, logins });
  const toValidate = { program, data, clock: createVisitorClock(writer.now), language };
  const isFinal = body.status === 'final';
  const sentVariables = { ...rules, program, claims: body.claims, logins, language };
  const { answers, variables } = isFinal
    ? await acceptFinalAnswers(writer, rules.cipher, {
        ...toValidate,
        isTest,
        claims: body.claims,
        logins,
        variables: giveVariables(writer, sentVariables),
      })
    : { answers: validateDraftAnswers(toValidate), variables: draftClaims(sentVariables) };
  const statements = isFinal ? await acceptStatements(writer, version, body) : null;
  const sent = { writer, version, program, answers, variables, language };
  const isFinalNow = isFinal && !rules.steps.some((step) => step.isNeeded(sent));
  const seal = (id: string) => {
    const place = { tenantId: writer.tenantId, id };
    return {
      ...sealAnswers(rules.cipher, place, definitionOf(program), answers),
      sealed_variables: sealVariables(rules.cipher, place, variables),
    };
  };
  const operation = isFinalNow ? 'submission.completed' : 'submission.started';
  const unnamed = logins.size === 0 ? operation : null;
  const submission = await insert(writer, wanted, { seal, statements, isFinalNow, unnamed });
  if (submission === undefined) return undefined;
  await recordIdentities(writer, submission.id, logins);
  if (logins.size > 0) await logProcessing(writer, operation, [submission.id]);
  if (isFinalNow) {
    await runFollowUps(rules.followUps, sent, submission.id);
    return submission;
  }
  if (isFinal) return completeSubmission({ ...sent, submission }, rules);
  await storeDraftFiles(writer, { submissionId: submission.id, program, answers });
  return submission;
}

interface Prepared {
  /** Returns the columns with the answers, encrypted for the submission with this id. */
  readonly seal: (id: string) => SealedAnswers & { readonly sealed_variables: Buffer | null };
  readonly statements: Awaited<ReturnType<typeof acceptStatements>>;
  readonly isFinalNow: boolean;
  /** The operation, when nobody logged in: its line is then a part of the statement. */
  readonly unnamed: 'submission.completed' | 'submission.started' | null;
}

function insert(
  writer: Writer,
  { request, version, publicKey, isTest }: Wanted,
  { seal, statements, isFinalNow, unnamed }: Prepared,
): Promise<OwnSubmissionRow | undefined> {
  const { attempt, body, caller } = request;
  const id = writer.createId();
  const at = instant(writer);
  return insertSubmission(writer.tx, {
    row: {
      tenant_id: writer.tenantId,
      id,
      form_id: version.form_id,
      version_id: version.id,
      environment: body.environment,
      is_test: isTest,
      ...seal(id),
      statements: statements && JSON.stringify(statements),
      context: JSON.stringify(body.context),
      locale: body.locale,
      public_key_hash: hashKey(publicKey),
      saved_at: body.is_saved ? at : null,
      aborted_at: body.is_aborted && body.status === 'draft' ? at : null,
      created_at: at,
      updated_at: at,
      filled_in_by_name: caller !== null && mayFillInForOthers(caller) ? caller.name : null,
    },
    attempt: attempt === null ? null : attemptRow(writer, attempt, { submissionId: id, publicKey }),
    processingLine:
      unnamed === null ? null : unnamedLine(writer, unnamed, { id, versionId: version.id }),
    completion: isFinalNow
      ? {
          isNumbered: version.is_numbering_enabled,
          numberPrefix: version.number_prefix,
          logbookId: writer.createId(),
          actor: writer.actor,
          origin: originOf(writer),
        }
      : null,
  });
}

/** Staff who handle submissions fill in forms for citizens; other users of the apps are visitors like everybody. */
const mayFillInForOthers = ({ isRoot, permissions }: Caller): boolean =>
  isRoot || permissions.has('submission-handle');
