import type { Tenant } from '../database/tenancy/tenant.ts';

/** One mail to one person. */
export interface Mail {
  /** Equal for a mail that is sent again, so that mail programs show it once. */
  readonly id?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  /** Where one `POST` unsubscribes from mails of this kind (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** The sender; absent parts come from the operator's configuration. */
  readonly from?: { readonly name?: string | null; readonly address?: string | null };
}

/** An attachment of a mail. */
export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** A mail with its sender. */
export interface OutgoingMail extends Mail {
  readonly sender: string;
  /** The `Message-ID` header, by which mail programs recognise a mail. */
  readonly messageId?: string;
  /** The envelope sender, to which mail servers report failures; absent for the address in `From`. */
  readonly returnPath?: string;
}

/**
 * Delivers a mail; throws when the mail server fails, so that the job is retried, and a `MailRejectedError`
 * when a retry would not help.
 */
export type DeliverMail = (tenant: Pick<Tenant, 'slug'>, mail: OutgoingMail) => Promise<void>;
