import type { Tenant } from '../database/tenant.ts';

/** One mail to one person. */
export interface Mail {
  /** The same for a mail that is sent again: mail programs show it once. */
  readonly id?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  /** Sender; absent parts are the operator's. */
  readonly from?: { readonly name?: string | null; readonly address?: string | null };
}

/** A file that goes along. */
export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** A mail with its sender. */
export interface OutgoingMail extends Mail {
  readonly sender: string;
  /** The header that mail programs recognise a mail by. */
  readonly messageId?: string;
}

/**
 * Delivers a mail; throws when the mail server rejects it, so that the job is tried again, and a
 * `MailRejectedError` where that would not help.
 */
export type DeliverMail = (tenant: Pick<Tenant, 'slug'>, mail: OutgoingMail) => Promise<void>;
