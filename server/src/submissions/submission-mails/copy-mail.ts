import type { ownSubmissionsContract } from '@form-builder/core/contract/visitor/own-submissions.ts';
import { readVersionSetting } from '@form-builder/core/version-settings/read-version-setting.ts';
import { offersCopyMail } from '@form-builder/core/version-settings/mail-settings.ts';
import { writerFor, type Writer } from '../../logbook/writer.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { MailLimits } from '../mail-limits/mail-limits.ts';
import { getOwnSentSubmission } from '../own-submissions/own-sent-submission.ts';
import type { SentSubmission } from '../filled-version/filled-submission-queries.ts';
import { openRecipient } from '../mails/mail-secrets.ts';
import { selectMailsOf } from '../mails/mails-queries.ts';
import { queueMail, type MailQueue } from '../mails/queue-mail.ts';

interface CopyMailOptions extends MailQueue {
  readonly mailer: Pick<Mailer, 'isAvailable'>;
  readonly mailLimits: Pick<MailLimits, 'copy'>;
}

/** A second request for the same copy within this time counts as a repetition. */
const repeatedWithinMs = 60_000;

/** The endpoint that mails visitors a copy of their answers. */
export function createCopyMailHandlers(
  options: CopyMailOptions,
): Pick<Handlers<typeof ownSubmissionsContract>, 'mailCopy'> {
  return {
    mailCopy: async (context) => {
      const { params, body, transaction } = context;
      const { email: recipient } = body;
      const isRepeated = await transaction(async (tx) => {
        const sent = await getOwnSentSubmission(context, tx);
        assertMayMailCopy(options.mailer, sent);
        return isCopyRepeated(writerFor(context, tx), options, sent, recipient);
      });
      if (isRepeated) return undefined;
      await options.mailLimits.copy({ ...context, recipient }, params.id);
      return transaction(async (tx) => {
        const { id: submissionId } = await getOwnSentSubmission(context, tx);
        const copy = { submissionId, kind: 'copy', recipient } as const;
        await queueMail(writerFor(context, tx), options, copy);
        return undefined;
      });
    },
  };
}

/** Throws when no copy of this submission can be mailed. */
function assertMayMailCopy(
  { isAvailable }: Pick<Mailer, 'isAvailable'>,
  { settings, definition: { pages } }: SentSubmission,
): void {
  if (!readVersionSetting({ settings, pages }, offersCopyMail))
    throw new RequestError('transition_not_allowed');
  if (!isAvailable) throw new RequestError('mail_unavailable');
}

/** Whether the same copy was just requested, by a request whose response was lost. */
async function isCopyRepeated(
  { tx, tenantId, now }: Writer,
  { cipher }: Pick<MailQueue, 'cipher'>,
  { id: submissionId }: SentSubmission,
  recipient: string,
): Promise<boolean> {
  const mails = await selectMailsOf(tx, submissionId);
  return mails.some(
    ({ id, kind, state, created_at: createdAt, sealed_recipient: sealed }) =>
      kind === 'copy' &&
      state !== 'failed' &&
      now() - createdAt.getTime() < repeatedWithinMs &&
      openRecipient(cipher, { tenantId, id }, sealed) === recipient,
  );
}
