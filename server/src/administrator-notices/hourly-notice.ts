import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { RateLimit } from '../platform/http/rate-limits/rate-limit.ts';
import type { JobContext } from '../platform/jobs/job-handlers.ts';
import { sendTenantMail, type TenantMailSender } from '../mails/tenant-mail.ts';
import { selectNoticeRecipients, type NoticeRecipient } from './notice-recipients.ts';

type Tx = Transaction<Database>;

/** A notice to the functional administrator about what failed. */
export interface HourlyNotice {
  /** Which texts it has. */
  readonly message: 'deliveries_failed' | 'mails_bounced';
  /** Counts notices by tenant: one an hour. */
  readonly limit: RateLimit;
  /** How much failed at a moment; 0: there is no notice. */
  readonly count: (tx: Tx, nowMs: number) => Promise<number>;
  /** Sends the job again, for what failed within an hour after a notice. */
  readonly sendLate: (
    writer: { readonly tx: Tx; readonly tenantId: string },
    afterSeconds: number,
  ) => Promise<void>;
}

/**
 * Creates the job handler that mails the functional administrator how much failed: at most once an hour, however much
 * fails. The mail at the end of that hour includes later failures.
 */
export function createHourlyNotice(
  sender: TenantMailSender,
  { message, limit, count: countAt, sendLate }: HourlyNotice,
): (context: JobContext, payload: { readonly isLate?: boolean }) => Promise<void> {
  return async (context, { isLate = false }) => {
    const { tenant, transaction, now } = context;
    const { recipients, count } = await transaction(async (tx) => ({
      recipients: await selectNoticeRecipients(tx, tenant.id),
      count: await countAt(tx, now()),
    }));
    if (count === 0 || !sender.mailer.isAvailable) return;
    const { retryAfterSeconds } = await limit(tenant.id);
    if (retryAfterSeconds > 0) {
      if (!isLate)
        await transaction((tx) => sendLate({ tx, tenantId: tenant.id }, retryAfterSeconds));
      return;
    }
    for (const recipient of recipients)
      await sendNotice(context, sender, { recipient, message, count });
  };
}

interface Notice extends Pick<HourlyNotice, 'message'> {
  readonly recipient: NoticeRecipient;
  readonly count: number;
}

function sendNotice(
  context: JobContext,
  sender: TenantMailSender,
  { recipient, message, count }: Notice,
): Promise<void> {
  const translate = translatorOf(recipient.language);
  const list = new URL('/forms', sender.originOf(context.tenant));
  return sendTenantMail(context, sender, {
    ...recipient,
    subject: translate(`mail.${message}.subject`, { count }),
    parts: [
      { text: translate(`mail.${message}.text`, { count }) },
      { text: translate(`mail.${message}.next`) },
      { label: translate('mail.deliveries_failed.action'), address: list.href },
    ],
  });
}
