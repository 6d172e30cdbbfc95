import type { JobSender, JobTransaction } from '../../platform/jobs/jobs.ts';
import type { Runtime } from '../../platform/runtime.ts';

declare module '../../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Publishes a version that is due at this moment (ISO 8601). */
    'publish-scheduled-version': { readonly publicationId: string; readonly at: string };
  }
}

/** A job waits at most this long, and then for the rest: the queue forgets jobs that wait for many weeks. */
const maxWaitSeconds = 7 * 86_400;

/** Sends the job of a publication that is due at a moment. */
export async function sendPublication(
  { tx, tenantId, now }: JobTransaction & Pick<Runtime, 'now'>,
  jobs: JobSender,
  { publicationId, at }: { readonly publicationId: string; readonly at: Date },
): Promise<void> {
  const seconds = Math.max(0, Math.ceil((at.getTime() - now()) / 1000));
  await jobs.send(
    { tx, tenantId },
    'publish-scheduled-version',
    { publicationId, at: at.toISOString() },
    { afterSeconds: Math.min(seconds, maxWaitSeconds) },
  );
}
