import { versionRemarksContract } from '@form-builder/core/contract/staff/forms/version-remarks.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import type { Translate } from '@form-builder/core/messages/translate.ts';
import type { Transaction } from 'kysely';
import { findActiveUser, findUser } from '../accounts/users/users-queries.ts';
import { toCaller } from '../identity/to-caller.ts';
import { sendTenantMail, type TenantMailSender } from '../mails/tenant-mail.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { JobContext, JobHandler, JobHandlers } from '../platform/jobs/job-handlers.ts';
import type { JobSender, JobTransaction } from '../platform/jobs/jobs.ts';
import type { MailPart } from '../platform/mail/compose-mail.ts';
import { selectVersion } from '../versions/versions-queries.ts';
import {
  deleteWaitingMail,
  lockWaitingMail,
  selectRemarkNews,
  updateWaitingMail,
  type RemarkNews,
  type WaitingMail,
} from './remark-followers-queries.ts';
import { digestSeconds, type VersionRemarkJobs } from './notify-followers.ts';

/** The most remarks that a mail contains in full. */
const atMost = 20;

/** The jobs of remarks on versions. */
export const createVersionRemarkJobHandlers = (
  options: RemarksMailOptions,
): Pick<JobHandlers, keyof VersionRemarkJobs> => ({
  'send-remarks-mail': createSendRemarksMail(options),
});

/** The dependencies of the mail. */
interface RemarksMailOptions extends TenantMailSender {
  readonly jobs: JobSender;
}

/** Mails a user what others wrote since the mail began to wait. A failed attempt is repeated, with what is new since. */
function createSendRemarksMail(options: RemarksMailOptions): JobHandler<'send-remarks-mail'> {
  return async (context, job) => {
    const { since, found } = await context.transaction(async (tx) => {
      const since = await lockWaitingMail(tx, job);
      return { since, found: since && (await findContent(tx, context, job, since)) };
    });
    if (since === undefined) return;
    if (found !== undefined && options.mailer.isAvailable)
      await mail(context, options, {
        ...found,
        id: `${job.versionId}.${job.userId}.${String(since.getTime())}`,
      });
    await context.transaction((tx) =>
      endWaiting({ tx, tenantId: context.tenant.id }, options.jobs, { job, since, found }),
    );
  };
}

interface Sent {
  readonly job: WaitingMail;
  readonly since: Date;
  readonly found: Pick<Content, 'news'> | undefined;
}

/** Ends the waiting; what was written while the mail was sent waits for the next one. */
async function endWaiting(
  transaction: JobTransaction,
  jobs: JobSender,
  { job, since, found }: Sent,
): Promise<void> {
  const { tx } = transaction;
  if ((await lockWaitingMail(tx, job)) === undefined) return;
  const sent = new Set(found?.news.map(({ id }) => id));
  const rest = found ? await selectRemarkNews(tx, job, since) : [];
  const next = rest.find(({ id }) => !sent.has(id));
  if (next === undefined) return deleteWaitingMail(tx, job);
  await updateWaitingMail(tx, job, next.created_at);
  await jobs.send(transaction, 'send-remarks-mail', job, { afterSeconds: digestSeconds });
}

/** What to mail to whom; `undefined` when there is nothing, or the user may not review the version any more. */
async function findContent(
  tx: Transaction<Database>,
  { tenant }: JobContext,
  waiting: WaitingMail,
  since: Date,
) {
  const caller = await findReader(tx, tenant.id, waiting.userId);
  const user = caller && (await findUser(tx, tenant.id, caller.id));
  if (!caller || !user) return undefined;
  const version = await selectVersion(tx, caller, waiting.versionId);
  const news = await selectRemarkNews(tx, waiting, since);
  // Building blocks are not reviewed: there is no page to link to, and the bell leaves them out too.
  if (version?.type !== 'form' || news.length === 0) return undefined;
  return { user, version, news };
}

/** A user with the permissions with which they may read remarks now; `undefined` when they may not. */
async function findReader(
  tx: Transaction<Database>,
  tenantId: string,
  userId: string,
): Promise<Caller | undefined> {
  const row = await findActiveUser(tx, tenantId, 'id', userId);
  if (row === undefined) return undefined;
  const caller = toCaller(row);
  const held = access.anyOf.filter((permission) => caller.permissions.has(permission));
  return held.length === 0 ? undefined : { ...caller, endpointPermissions: new Set(held) };
}

const { access } = versionRemarksContract.listVersionRemarks;

interface Content {
  readonly id: string;
  readonly user: { readonly email: string; readonly label: string; readonly locale: string };
  readonly version: { readonly id: string; readonly number: number; readonly form_title: string };
  readonly news: readonly RemarkNews[];
}

async function mail(
  context: JobContext,
  options: TenantMailSender,
  { id, user, version, news }: Content,
): Promise<void> {
  const language = languageOf(user.locale);
  const translate = translatorOf(language);
  const { form_title: form, number } = version;
  const address = new URL(`/forms/review/${version.id}`, options.originOf(context.tenant)).href;
  await sendTenantMail(context, options, {
    id,
    to: user.email,
    language,
    subject: translate('mail.remarks.subject', { form }),
    parts: [
      { text: translate('mail.staff.greeting', { name: user.label }) },
      { text: translate('mail.remarks.text', { count: news.length, form, version: number }) },
      ...news.slice(0, atMost).map((one) => partOf(one, translate)),
      ...moreThan(news.length - atMost, translate),
      { label: translate('mail.remarks.action'), address },
      { text: translate('mail.remarks.why') },
    ],
  });
}

function partOf({ is_reply, author_name, change_text, text }: RemarkNews, translate: Translate) {
  const author = translate(`mail.remarks.${is_reply ? 'reply' : 'remark'}`, {
    author: author_name,
  });
  return { text: `${change_text}\n${author}\n${text}` };
}

const moreThan = (count: number, translate: Translate): MailPart[] =>
  count > 0 ? [{ text: translate('mail.remarks.more', { count }) }] : [];
