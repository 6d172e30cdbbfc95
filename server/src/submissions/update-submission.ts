import type { Request } from '@form-builder/core/contract/endpoint.ts';
import type { submissionsContract } from '@form-builder/core/contract/submissions.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import type { Language } from '../platform/http/handlers.ts';
import { RequestError } from '../platform/request-error.ts';
import { claimAttempt, type Attempt } from './attempt.ts';
import { completeSubmission } from './complete-submission.ts';
import { getProgram } from './filled-version.ts';
import { acceptFinalAnswers } from './accept-final-answers.ts';
import { judgeDraftAnswers } from './judge-answers.ts';
import type { ProgramCache } from './program-cache.ts';
import { isKeyOf } from './public-key.ts';
import { isTransitionAllowed } from './submission-transitions.ts';
import {
  lockOwnSubmission,
  selectFilledVersion,
  updateSubmissionRow,
  type FilledVersion,
  type OwnSubmissionRow,
} from './submissions-queries.ts';
import { createVisitorClock } from './visitor-clock.ts';

type Body = Request<(typeof submissionsContract)['updateSubmission']>['body'];

/** A visitor's change of their own draft. */
export interface SubmissionChange {
  readonly id: string;
  /** The key that was given on creation: who has it may change the draft. */
  readonly key: string | undefined;
  readonly body: Body;
  readonly language: Language;
  readonly attempt: Attempt | null;
}

/**
 * Saves, aborts or completes a draft in the version it began in, whatever is published by now. A
 * repeated attempt answers what the first one made of it.
 */
export async function updateSubmission(
  writer: Writer,
  programs: ProgramCache,
  request: SubmissionChange,
): Promise<OwnSubmissionRow> {
  const { id, key, body, attempt } = request;
  const submission = await lockOwnSubmission(writer.tx, id);
  if (submission === undefined || !isKeyOf(key, submission.public_key_hash))
    throw new RequestError('not_found');
  const earlier = await claimAttempt(writer, attempt, { submissionId: id, publicKey: null });
  if (earlier !== undefined) return submission;
  if (!isTransitionAllowed(submission.status, body.status, 'visitor'))
    throw new RequestError('transition_not_allowed');
  const version = await getVersionOf(writer, submission);
  const program = await getProgram(writer, programs, version);
  return write(writer, { submission, version, request, program });
}

interface Change {
  readonly submission: OwnSubmissionRow;
  readonly version: FilledVersion;
  readonly request: SubmissionChange;
  readonly program: Awaited<ReturnType<typeof getProgram>>;
}

async function write(
  writer: Writer,
  { submission, version, request, program }: Change,
): Promise<OwnSubmissionRow> {
  const { body, language } = request;
  const at = instant(writer);
  const isFinal = body.status === 'final';
  const sent = { program, data: body.data, clock: createVisitorClock(writer.now), language };
  const answers = isFinal ? await acceptFinalAnswers(writer, sent) : judgeDraftAnswers(sent);
  return updateSubmissionRow(writer.tx, submission.id, {
    answers: JSON.stringify(answers),
    context: JSON.stringify(body.context),
    updated_at: at,
    ...(body.is_saved ? { saved_at: at } : {}),
    ...(isFinal
      ? await completeSubmission(writer, {
          submissionId: submission.id,
          version,
          isTest: submission.is_test,
        })
      : // Going on with an aborted draft takes the abortion back.
        { status: 'draft', aborted_at: body.is_aborted ? at : null }),
  });
}

async function getVersionOf({ tx }: Writer, submission: OwnSubmissionRow): Promise<FilledVersion> {
  const version = await selectFilledVersion(tx, submission.version_id);
  if (version === undefined) throw new Error('A submission outlived its version.');
  return version;
}
