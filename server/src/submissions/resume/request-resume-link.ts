import { instant } from '../../logbook/writer.ts';
import { RequestError } from '../../platform/request-error.ts';
import { assertShownBy, findReviewPass } from '../../reviews/review-pass.ts';
import type { CodeContext } from '../codes/request-code.ts';
import type { SubmissionJobs } from '../submission-jobs.ts';
import { hashKey } from '../../platform/secrets/public-key.ts';
import {
  countFurtherKeys,
  updateSubmissionRow,
  type OwnSubmissionRow,
} from '../submissions-queries.ts';

/**
 * The number of links that can be mailed for a draft: enough for a typing error, too few to pester.
 */
const mostLinks = 5;

interface LinkRequest {
  readonly email: string;
  readonly language: SubmissionJobs['send-resume-link']['language'];
  /** The key of the review link that the form was opened by. */
  readonly reviewKey: string | null;
}

/** Requests the mail with the resume link; the draft counts as saved from then on. */
export async function requestResumeLink(
  { writer, jobs, mailer }: CodeContext,
  submission: OwnSubmissionRow,
  { email, language, reviewKey }: LinkRequest,
): Promise<void> {
  const { id, status } = submission;
  const pass = await findReviewPass(writer.tx, { reviewKey, now: writer.now });
  if (pass !== undefined) assertShownBy(pass, submission);
  if (status !== 'draft') throw new RequestError('transition_not_allowed');
  if (!mailer.isAvailable) throw new RequestError('mail_unavailable');
  if ((await countFurtherKeys(writer.tx, id)) >= mostLinks)
    throw new RequestError('too_many_requests');
  await updateSubmissionRow(writer.tx, id, { resume_email: email, saved_at: instant(writer) });
  await jobs.send(writer, 'send-resume-link', {
    submissionId: id,
    language,
    // Never the key itself: what is sent to a job is stored.
    ...(reviewKey !== null && { reviewKeyHash: hashKey(reviewKey).toString('hex') }),
  });
}
