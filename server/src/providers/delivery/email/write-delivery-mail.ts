import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { mailSummary } from '@form-builder/core/summary/mail-summary.ts';
import { html, Html } from '../../../platform/html/html.ts';
import type { MailPart } from '../../../platform/mail/compose-mail.ts';
import type { DeliveryRequest } from '../delivery-driver.ts';

/** The content of a mail, with the designer's text as a separate member for the preview. */
export interface DeliveryMail {
  readonly subject: string;
  readonly text: string;
  readonly parts: readonly MailPart[];
}

/**
 * Writes the mail of a submission: the designer's text, the answers if enabled, and a link for
 * staff.
 */
export function writeDeliveryMail(
  request: DeliveryRequest,
  { isTooLarge }: { readonly isTooLarge: boolean },
): DeliveryMail {
  const { options, submission, isMasked, isShielded } = request;
  const translate = translatorOf(request.locale);
  const form = submission.formTitle;
  const subject = options['subject']?.trim() || translate('mail.notice.subject', { form });
  const note = (isShown: boolean, text: string) => (isShown ? [{ text }] : []);
  const text = options['text']?.trim() || translate('mail.delivery.text', { form });
  const parts = [
    ...note(submission.isTest, translate('mail.delivery.test')),
    ...text.split(/\n{2,}/).map((paragraph) => ({ text: paragraph })),
    ...(submission.number === null
      ? []
      : [{ rows: [{ label: translate('mail.delivery.number'), value: submission.number }] }]),
    ...(options['answers'] === 'true' ? answersOf(request) : []),
    ...note(isMasked, translate('mail.delivery.masked')),
    ...note(isShielded, translate('mail.delivery.shielded')),
    ...note(isTooLarge, translate('mail.delivery.files_too_large')),
    { label: translate('mail.notice.action'), address: request.page },
  ];
  return { subject, text, parts };
}

function answersOf({ summary }: DeliveryRequest): readonly MailPart[] {
  const sections = summary();
  if (sections.length === 0) return [];
  const { text, html: markup } = mailSummary(sections);
  const formatted = html`<div class="answers" style="margin:0 0 24px">${new Html(markup)}</div>`;
  return [{ plain: text, formatted }];
}
