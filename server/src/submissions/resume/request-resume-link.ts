import { instant } from '../../logbook/writer.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { CodeSurroundings } from '../codes/request-code.ts';
import type { SubmissionJobs } from '../submission-jobs.ts';
import {
  countFurtherKeys,
  updateSubmissionRow,
  type OwnSubmissionRow,
} from '../submissions-queries.ts';

/** So many links a draft may be mailed: enough for a typing error or two, and no means to pester. */
const mostLinks = 5;

interface LinkRequest {
  readonly email: string;
  readonly language: SubmissionJobs['send-resume-link']['language'];
}

/** Has the link to go on mailed; the draft counts as saved from then on. */
export async function requestResumeLink(
  { writer, jobs, mailer }: CodeSurroundings,
  { id, status }: OwnSubmissionRow,
  { email, language }: LinkRequest,
): Promise<void> {
  if (status !== 'draft') throw new RequestError('transition_not_allowed');
  if (!mailer.isAvailable) throw new RequestError('mail_unavailable');
  if ((await countFurtherKeys(writer.tx, id)) >= mostLinks)
    throw new RequestError('too_many_requests');
  await updateSubmissionRow(writer.tx, id, { resume_email: email, saved_at: instant(writer) });
  await jobs.send(writer, 'send-resume-link', { submissionId: id, language });
}
