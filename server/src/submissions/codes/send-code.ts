import type { MessageId } from '@form-builder/core/messages/message-ids.ts';
import type { PasswordHasher } from '../../platform/passwords/password-hasher.ts';
import type { JobHandler } from '../../platform/jobs/job-handlers.ts';
import type { CodePurpose } from '../submission-jobs.ts';
import { addressToVerify, selectMailing, type Mailing } from '../mailing-queries.ts';
import type { TenantMailSender } from '../../mails/tenant-mail.ts';
import { sendVisitorNotice } from '../mails/visitor-mail.ts';
import { updateCode } from './codes-queries.ts';
import { codeLifeMs, createCode } from './create-code.ts';

interface SendCodeOptions extends TenantMailSender {
  readonly hasher: PasswordHasher;
}

/** The address and the texts of the mail, by purpose. */
const mails: Readonly<
  Record<
    CodePurpose,
    { subject: MessageId; text: MessageId; findAddress: (mailing: Mailing) => string | null }
  >
> = {
  resume: {
    subject: 'mail.resume_code.subject',
    text: 'mail.resume_code.text',
    findAddress: ({ resume_email }) => resume_email,
  },
  verification: {
    subject: 'mail.verification.subject',
    text: 'mail.verification.text',
    findAddress: (mailing) => addressToVerify(mailing) ?? null,
  },
};

/**
 * Creates a code and mails it. Only its slow hash is stored, before the mail is sent, so that the
 * code in a delivered mail is always valid.
 */
export function createSendCode({ hasher, ...sender }: SendCodeOptions): JobHandler<'send-code'> {
  return async (context, { submissionId, purpose, language }) => {
    const mailing = await context.transaction((tx) => selectMailing(tx, submissionId));
    const { findAddress, subject, text } = mails[purpose];
    const to = mailing === undefined ? null : findAddress(mailing);
    // The submission was deleted, or changed so that no code is needed.
    if (mailing === undefined || to === null) return;
    const code = createCode();
    const change = {
      code_hash: await hasher.hash(code),
      expires_at: new Date(context.now() + codeLifeMs),
      tries: 0,
    };
    await context.transaction((tx) => updateCode(tx, { submissionId, purpose }, change));
    await sendVisitorNotice(context, sender, {
      to,
      language,
      subject,
      words: { code },
      form: mailing.title,
      parts: [text, { code }, 'mail.code.valid', 'mail.code.warning'],
    });
  };
}
