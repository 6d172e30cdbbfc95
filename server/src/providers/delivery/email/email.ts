import { buffer } from 'node:stream/consumers';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { parseAddresses } from '@form-builder/core/mails/parse-addresses.ts';
import * as v from 'valibot';
import { maxAttachedBytes } from '../../../mails/max-attached-bytes.ts';
import type { MailAttachment } from '../../../platform/mail/mail.ts';
import { MailRejectedError } from '../../../platform/mail/mail-rejected-error.ts';
import { ProviderError } from '../../provider-error.ts';
import type {
  DeliveryDocuments,
  DeliveryDriver,
  DeliveryDriverOptions,
  DeliveryFile,
  DeliveryRequest,
  SendDeliveryMail,
} from '../delivery-driver.ts';
import { writeDeliveryMail } from './write-delivery-mail.ts';

const settingsSchema = v.object({ addresses: v.pipe(v.string(), v.maxLength(2000)) });

/**
 * Mails submissions to staff, such as the mailbox of a department; each address gets a separate
 * mail.
 */
export function createEmail({ settings, sendMail }: DeliveryDriverOptions): DeliveryDriver {
  const parsed = v.safeParse(settingsSchema, settings);
  const own = parsed.success ? parseAddresses(parsed.output.addresses) : null;
  if (own === null || own.length === 0 || sendMail === null)
    throw new ProviderError('not_configured');
  const recipientsOf = ({ options, routedTo }: DeliveryRequest): readonly string[] => {
    const typed = parseAddresses(options['addresses'] ?? '');
    if (typed === null) throw new ProviderError('not_configured');
    const routed = options['to_destinations'] === 'true' ? routedTo : [];
    return [...new Set([...(typed.length > 0 ? typed : own), ...routed])];
  };
  return {
    describe: (request) => {
      const { subject, text } = writeDeliveryMail(request, { isTooLarge: false });
      const attachments = ['pdf', 'files'].filter((key) => request.options[key] === 'true');
      return recipientsOf(request).map((address) => ({
        method: 'MAIL',
        url: `mailto:${address}`,
        body: { subject, text, attachments },
      }));
    },
    deliver: async (request, { steps, documents }) => {
      const recipients = recipientsOf(request);
      const { files, isTooLarge } = await attachmentsOf(request, documents);
      const { subject, parts } = writeDeliveryMail(request, { isTooLarge });
      const language = languageOf(request.locale);
      for (const [at, to] of recipients.entries()) {
        // A retry continues after the addresses whose mail was accepted. The Message-ID is derived
        // from the id, by which mail programs recognise a mail that was accepted without a
        // response.
        const id = at === 0 ? request.id : `${request.id}.${String(at)}`;
        await steps.once(`mail ${to}`, async () => {
          await send(sendMail, { id, to, language, subject, parts, attachments: files });
          return 'sent';
        });
      }
      const content = { sent: recipients, attachments: files.map(({ fileName }) => fileName) };
      return { status: 250, content };
    },
    isMasked: (options) => options['sensitive'] !== 'true',
    leavesOutShielded: true,
    check: async ({ address }) => {
      if (address === null) throw new ProviderError('refused');
      const translate = translatorOf('nl');
      const text = translate('mail.delivery.check.text', { addresses: own.join(', ') });
      const subject = translate('mail.delivery.check.subject');
      await send(sendMail, { to: address, language: 'nl', subject, parts: [{ text }] });
    },
  };
}

async function send(
  sendMail: SendDeliveryMail,
  mail: Parameters<SendDeliveryMail>[0],
): Promise<void> {
  try {
    await sendMail(mail);
  } catch (cause) {
    throw new ProviderError(cause instanceof MailRejectedError ? 'refused' : 'no_answer', {
      cause,
    });
  }
}

interface Attachments {
  readonly files: readonly MailAttachment[];
  /** Whether uploads are not attached because they are too large for a mail. */
  readonly isTooLarge: boolean;
}

async function attachmentsOf(
  { options }: DeliveryRequest,
  documents: DeliveryDocuments,
): Promise<Attachments> {
  const pdf = options['pdf'] === 'true' ? [await documents.pdf()] : [];
  const uploads = options['files'] === 'true' ? await documents.files() : [];
  const size = [...pdf, ...uploads].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const isTooLarge = uploads.length > 0 && size > maxAttachedBytes;
  const files = isTooLarge ? pdf : [...pdf, ...uploads];
  return { files: await Promise.all(files.map(attach)), isTooLarge };
}

async function attach({ fileName, contentType, read }: DeliveryFile): Promise<MailAttachment> {
  return { fileName, contentType, content: await buffer(await read()) };
}
