import type { Tenant } from '../database/tenant.ts';

/** One mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Sender; absent parts are the operator's. */
  readonly from?: { readonly name?: string | null; readonly address?: string | null };
}

/** A mail with its sender. */
export interface OutgoingMail extends Mail {
  readonly sender: string;
}

/** Delivers a mail; throws when the mail server rejects it, so that the job is tried again. */
export type DeliverMail = (tenant: Pick<Tenant, 'slug'>, mail: OutgoingMail) => Promise<void>;
