import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Writer } from '../../logbook/writer.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { RequestError } from '../../platform/request-error.ts';
import { findReviewers, replaceReviewers, type AskedReview } from './reviewers-queries.ts';

declare module '../../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Mails a user who was asked to review a version. */
    'send-review-request': {
      readonly versionId: string;
      readonly environment: EnvironmentId;
      readonly userId: string;
    };
  }
}

/** Whom a designer asks to review which proposal; an empty list asks everybody who may. */
interface Asked extends AskedReview {
  readonly versionId: string;
  readonly userIds: readonly string[];
}

/** Asks users to review a proposal, and mails them after the transaction; throws unless each of them may review it. */
export async function askReviewers(
  writer: Writer,
  jobs: JobSender,
  { versionId, userIds, ...review }: Asked,
): Promise<void> {
  const { tx, tenantId } = writer;
  const asked = [...new Set(userIds)];
  const allowed = await findReviewers(tx, review, asked);
  if (allowed.length < asked.length) throw new RequestError('reviewer_not_allowed');
  const { environment } = review;
  await replaceReviewers(tx, { tenantId, versionId, environment }, asked);
  for (const userId of asked)
    await jobs.send(writer, 'send-review-request', { versionId, environment, userId });
}
