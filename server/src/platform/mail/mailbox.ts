import type { Runtime } from '../runtime.ts';
import type { DeliverMail, OutgoingMail } from './mail.ts';

/** A mail that was stored instead of sent. */
export interface StoredMail extends OutgoingMail {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Stores the latest mails in memory when no mail server is configured: for development and tests. */
export interface Mailbox {
  readonly deliver: DeliverMail;
  /** The latest mails of a tenant, newest first. */
  readonly list: (tenant: { readonly slug: string }) => readonly StoredMail[];
}

const size = 50;

/** Creates an empty mailbox. */
export function createMailbox({ now, createId }: Runtime): Mailbox {
  const mails = new Map<string, readonly StoredMail[]>();
  const list = ({ slug }: { readonly slug: string }) => mails.get(slug) ?? [];
  return {
    list,
    deliver: (tenant, mail) => {
      const kept = { ...mail, id: mail.id ?? createId(), at: now() };
      const others = list(tenant).filter(({ id }) => id !== kept.id);
      mails.set(tenant.slug, [kept, ...others].slice(0, size));
      return Promise.resolve();
    },
  };
}
