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
}

const hourSeconds = 3_600;
const daySeconds = 86_400;

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
  const hourly = (name: string, most: number) =>
    createRateLimit({ name, most, windowSeconds: hourSeconds });
  const limitDraft = createRateLimit({
    name: 'mails-draft',
    most: mostLinksPerDraft,
    windowSeconds: daySeconds,
  });
  const limitAddress = hourly('mails-address', fromAddress);
  const limitRecipient = hourly('mails-recipient', toRecipient);
  const limitTenant = hourly('mails-tenant', ofTenant);
  const code = async ({ tenant, network, recipient }: VisitorMailRequest) => {
    await enforceLimit(limitAddress, network);
    // Per tenant: visitors of one can neither use up nor observe what another mails to somebody.
    await enforceLimit(limitRecipient, `${tenant.id} ${mailboxOf(recipient)}`);
    await enforceLimit(limitTenant, tenant.id);
  };
  return {
    code,
    link: async (mail, submissionId) => {
      await enforceLimit(limitDraft, submissionId);
      await code(mail);
    },
  };
}

/** One mailbox has many spellings: in capitals, and with a tag (`ada+anything@example.nl`). */
function mailboxOf(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
