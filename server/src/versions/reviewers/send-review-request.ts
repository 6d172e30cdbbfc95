import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import type { Transaction } from 'kysely';
import { findActiveUser, findUser } from '../../accounts/users/users-queries.ts';
import { toCaller } from '../../identity/to-caller.ts';
import { sendTenantMail, type TenantMailSender } from '../../mails/tenant-mail.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobContext, JobHandler } from '../../platform/jobs/job-handlers.ts';
import type { JobPayloads } from '../../platform/jobs/job-payloads.ts';
import { mayTransition } from '../publication/transition-policy.ts';
import { selectVersion } from '../versions-queries.ts';
import { findAskedProposal } from './reviewers-queries.ts';

type Job = JobPayloads['send-review-request'];

/** Mails somebody that they are asked to review a version, unless it was decided or changed since. */
export function createSendReviewRequest(
  options: TenantMailSender,
): JobHandler<'send-review-request'> {
  return async (context, job) => {
    const request = await context.transaction((tx) => findRequest(tx, context, job));
    if (request === undefined || !options.mailer.isAvailable) return;
    await mail(context, options, { ...request, job });
  };
}

/** What to mail to whom; `undefined` when the user need not or may not review the version any more. */
async function findRequest(tx: Transaction<Database>, { tenant }: JobContext, job: Job) {
  const active = await findActiveUser(tx, tenant.id, 'id', job.userId);
  const user = active && (await findUser(tx, tenant.id, job.userId));
  const proposal = await findAskedProposal(tx, job, job.userId);
  if (!active || !user || !proposal) return undefined;
  const holder = toCaller(active);
  const caller = { ...holder, endpointPermissions: holder.permissions };
  const version = await selectVersion(tx, caller, job.versionId);
  if (!version || !mayTransition(caller, 'approve', job.environment, version)) return undefined;
  const proposer =
    proposal.user_id === null ? undefined : await findUser(tx, tenant.id, proposal.user_id);
  return { user, version, proposal, proposer: proposer?.label ?? tenant.name };
}

type Request = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

async function mail(
  context: JobContext,
  options: TenantMailSender,
  { user, version, proposal, proposer, job }: Request & { readonly job: Job },
): Promise<void> {
  const language = languageOf(user.locale);
  const translate = translatorOf(language);
  const facts = {
    proposer,
    form: version.form_title,
    version: version.number,
    environment: proposal.place,
  };
  const address = new URL(`/forms/review/${version.id}`, options.originOf(context.tenant)).href;
  await sendTenantMail(context, options, {
    id: `${job.versionId}.${job.environment}.${job.userId}.${String(proposal.at.getTime())}`,
    to: user.email,
    language,
    subject: translate('mail.review.subject', facts),
    parts: [
      { text: translate('mail.staff.greeting', { name: user.label }) },
      { text: translate('mail.review.text', facts) },
      ...(proposal.remark === null ? [] : [{ text: `“${proposal.remark}”` }]),
      { label: translate('mail.review.action'), address },
      { text: translate('mail.review.why') },
    ],
  });
}
