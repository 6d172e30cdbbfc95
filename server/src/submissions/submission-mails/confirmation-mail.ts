import type { Mailer } from '../../platform/mail/mailer.ts';
import type { FollowUp } from '../completion/follow-up.ts';
import type { Sent } from '../completion/completion-step.ts';
import { queueMail, type MailQueue } from '../mails/queue-mail.ts';

/**
 * Mails a confirmation to the address in the field that the version specifies, if it has an answer.
 */
export function createConfirmationMail({
  mailer,
  ...queue
}: MailQueue & { readonly mailer: Pick<Mailer, 'isAvailable'> }): FollowUp {
  return {
    isNeeded: (sent) => mailer.isAvailable && findRecipient(sent) !== undefined,
    run: async (sent, submissionId) => {
      const recipient = findRecipient(sent);
      if (recipient === undefined) return;
      await queueMail(sent.writer, queue, { submissionId, kind: 'confirmation', recipient });
    },
  };
}

function findRecipient({ version, answers }: Sent): string | undefined {
  const { mail_recipient: field } = version;
  const address = field === null ? null : answers[field];
  return typeof address === 'string' && address.includes('@') ? address : undefined;
}
