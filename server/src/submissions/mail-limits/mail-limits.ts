import type { MailsPerHour } from '../../platform/config/mail-config.ts';
import type { Tenant } from '../../platform/database/tenancy/tenant.ts';
import {
  enforceLimit,
  type CreateRateLimit,
  type RateLimit,
} from '../../platform/http/rate-limits/rate-limit.ts';

/** A mail that a visitor requests. */
export interface VisitorMailRequest {
  readonly tenant: Pick<Tenant, 'id'>;
  /** The client's network, by which the limits count. */
  readonly network: string;
  readonly recipient: string;
}

/** Counts mails when they are requested; each method throws `too_many_requests` beyond a limit. */
export interface MailLimits {
  readonly link: (mail: VisitorMailRequest, submissionId: string) => Promise<void>;
  readonly code: (mail: VisitorMailRequest) => Promise<void>;
  /** A copy of the answers. */
  readonly copy: (mail: VisitorMailRequest, submissionId: string) => Promise<void>;
  /** A mail that staff send again. */
  readonly retry: (mail: Omit<VisitorMailRequest, 'network'>, mailId: string) => Promise<void>;
  /** Counts a mail without a request, when it is sent; returns whether it may be sent. */
  readonly takeUnasked: Take;
  /**
   * Counts the notice of one submission to the address of a destination; returns whether it may be
   * sent.
   */
  readonly takeNotice: Take;
}

/** Counts a mail; returns whether it may be sent. */
type Take = (mail: Pick<VisitorMailRequest, 'tenant' | 'recipient'>) => Promise<boolean>;

const hourSeconds = 3_600;
const daySeconds = 86_400;

/** The maximum number of copies of a submission per day. */
export const maxCopiesPerSubmission = 5;

/** The number of times per day that staff can send one mail again. */
export const maxRetriesPerMail = 5;

/**
 * The maximum number of submission notices per mailbox and hour: enough for a busy form, but no
 * flood.
 */
export const maxNoticesPerHour = 100;

/**
 * The maximum number of links per draft and day: enough to correct a typing error, too few to
 * harass somebody.
 */
export const maxLinksPerDraft = 5;

/**
 * The limits of mails to visitors, so that the product cannot be used to flood a mailbox. Call them
 * before the tenant's transaction, because they count on a connection of their own. The narrowest
 * limit is checked first, so that one address cannot use up the tenant's limit.
 */
export function createMailLimits(
  createRateLimit: CreateRateLimit,
  { fromAddress, toRecipient, ofTenant }: MailsPerHour,
): MailLimits {
  const within = (windowSeconds: number) => (name: string, max: number) =>
    createRateLimit({ name, max, windowSeconds });
  const [hourly, daily] = [within(hourSeconds), within(daySeconds)];
  const limitDraft = daily('mails-draft', maxLinksPerDraft);
  const limitCopies = daily('mails-copies', maxCopiesPerSubmission);
  const limitRetries = daily('mails-retries', maxRetriesPerMail);
  const limitAddress = hourly('mails-address', fromAddress);
  const limitRecipient = hourly('mails-recipient', toRecipient);
  const limitTenant = hourly('mails-tenant', ofTenant);
  const limitNotices = hourly('mails-notices', maxNoticesPerHour);
  const takeWithin =
    (limit: RateLimit): Take =>
    async (mail) =>
      (await limit(recipientKey(mail))).retryAfterSeconds === 0 &&
      (await limitTenant(mail.tenant.id)).retryAfterSeconds === 0;
  const toMailbox = async (mail: Omit<VisitorMailRequest, 'network'>) => {
    // Counted per tenant, so that visitors of one tenant can neither use up nor observe the limits
    // of another.
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
    takeUnasked: takeWithin(limitRecipient),
    takeNotice: takeWithin(limitNotices),
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

/** One mailbox has several spellings: with capitals, and with a tag (`ada+anything@example.nl`). */
function mailboxOf(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
