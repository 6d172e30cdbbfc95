import type { Writer } from '../logbook/writer.ts';
import { instant } from '../logbook/writer.ts';
import type { JobPayloads } from '../platform/jobs/job-payloads.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import { addWaitingMail, selectOtherFollowers } from './remark-followers-queries.ts';

declare module '../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Mails a user what others wrote about a version. */
    'send-remarks-mail': { readonly versionId: string; readonly userId: string };
  }
}

/** The jobs of remarks on versions. */
export type VersionRemarkJobs = Pick<JobPayloads, 'send-remarks-mail'>;

/** A mail waits this long for more remarks. */
export const digestSeconds = 600;

/** Makes a mail wait for everyone who follows a remark, except the author of what is new. */
export async function notifyFollowers(
  writer: Writer,
  jobs: JobSender,
  about: { readonly versionId: string; readonly remarkId: string; readonly authorId: string },
): Promise<void> {
  const { tx, tenantId } = writer;
  const { versionId } = about;
  for (const userId of await selectOtherFollowers(tx, about.remarkId, about.authorId)) {
    const isNew = await addWaitingMail(tx, { tenantId, versionId, userId }, instant(writer));
    const when = { afterSeconds: digestSeconds };
    if (isNew) await jobs.send(writer, 'send-remarks-mail', { versionId, userId }, when);
  }
}
