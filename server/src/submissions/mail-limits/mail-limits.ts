import type { MailsPerHour } from '../../platform/config/mail-config.ts';
import type { Tenant } from '../../platform/database/tenant.ts';
import { enforceLimit, type CreateRateLimit } from '../../platform/http/rate-limits/rate-limit.ts';

/** A mail that a visitor asks for. */
export interface VisitorMailRequest {
  readonly tenant: Pick<Tenant, 'id'>;
  /** Whom the visitor's address counts as. */
  readonly network: string;
  readonly recipient: string;
}

/** Counts mails when they are asked for; each throws `too_many_requests` beyond a limit. */
export interface MailLimits {
  readonly link: (mail: VisitorMailRequest, submissionId: string) => Promise<void>;
  readonly code: (mail: VisitorMailRequest) => Promise<void>;
  /** A copy of the answers. */
  readonly copy: (mail: VisitorMailRequest, submissionId: string) => Promise<void>;
  /** A mail that staff send once more. */
  readonly retry: (mail: Omit<VisitorMailRequest, 'network'>, mailId: string) => Promise<void>;
  /** Counts a confirmation when it is sent; answers whether it may be, for nobody waits for it. */
  readonly takeConfirmation: (
    mail: Pick<VisitorMailRequest, 'tenant' | 'recipient'>,
  ) => Promise<boolean>;
}

const hourSeconds = 3_600;
const daySeconds = 86_400;

/** The copies that can be mailed of a submission in a day. */
export const mostCopiesPerSubmission = 5;

/** How often staff can send one mail again in a day. */
export const mostRetriesPerMail = 5;

/** The links that can be mailed for a draft in a day: enough for a typing error, too few to pester. */
export const mostLinksPerDraft = 5;

/**
 * The limits of mails to visitors, which keep the product from flooding a mailbox. Call them before
 * the tenant's transaction: they count on a connection of their own. The narrowest limit comes
 * first, so that one address cannot use up what a tenant has.
 */
export function createMailLimits(
  createRateLimit: CreateRateLimit,
  { fromAddress, toRecipient, ofTenant }: MailsPerHour,
): MailLimits {
  const within = (windowSeconds: number) => (name: string, most: number) =>
    createRateLimit({ name, most, windowSeconds });
  const [hourly, daily] = [within(hourSeconds), within(daySeconds)];
  const limitDraft = daily('mails-draft', mostLinksPerDraft);
  const limitCopies = daily('mails-copies', mostCopiesPerSubmission);
  const limitRetries = daily('mails-retries', mostRetriesPerMail);
  const limitAddress = hourly('mails-address', fromAddress);
  const limitRecipient = hourly('mails-recipient', toRecipient);
  const limitTenant = hourly('mails-tenant', ofTenant);
  const toMailbox = async (mail: Omit<VisitorMailRequest, 'network'>) => {
    // Per tenant: visitors of one can neither use up nor observe what another mails to somebody.
    await enforceLimit(limitRecipient, recipientKey(mail));
    await enforceLimit(limitTenant, mail.tenant.id);
  };
  const code = async ({ network, ...mail }: VisitorMailRequest) => {
    await enforceLimit(limitAddress, network);
    await toMailbox(mail);
  };
  return {
    code,
    copy: async (mail, submissionId) => {
      await enforceLimit(limitCopies, submissionId);
      await code(mail);
    },
    retry: async (mail, mailId) => {
      await enforceLimit(limitRetries, mailId);
      await toMailbox(mail);
    },
    takeConfirmation: async (mail) =>
      (await limitRecipient(recipientKey(mail))).retryAfterSeconds === 0 &&
      (await limitTenant(mail.tenant.id)).retryAfterSeconds === 0,
    link: async (mail, submissionId) => {
      await enforceLimit(limitDraft, submissionId);
      await code(mail);
    },
  };
}

function recipientKey({
  tenant,
  recipient,
}: Pick<VisitorMailRequest, 'tenant' | 'recipient'>): string {
  return `${tenant.id} ${mailboxOf(recipient)}`;
}

/** One mailbox has many spellings: in capitals, and with a tag (`ada+anything@example.nl`). */
function mailboxOf(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
