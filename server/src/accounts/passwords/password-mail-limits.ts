import { enforceLimit, type CreateRateLimit } from '../../platform/http/rate-limits/rate-limit.ts';

/** Counts mails with a link to choose a password; each function throws `too_many_requests` beyond its limit. */
export interface PasswordMailLimits {
  /** A visitor requests a reset of a forgotten password. */
  readonly request: (asked: {
    readonly tenantId: string;
    readonly network: string;
    readonly email: string;
  }) => Promise<void>;
  /** An administrator resends the invitation. */
  readonly invite: (userId: string) => Promise<void>;
}

/** Requests per hour from one address, and for one mailbox. */
const maxFromAddress = 20;
const maxToMailbox = 3;
/** Invitations per user and day. */
const maxInvitations = 5;

/** Creates the limits, which prevent flooding of a mailbox. Call them before the transaction. */
export function createPasswordMailLimits(createRateLimit: CreateRateLimit): PasswordMailLimits {
  const hourly = (name: string, max: number) =>
    createRateLimit({ name, max, windowSeconds: 3_600 });
  const limitAddress = hourly('passwords-address', maxFromAddress);
  const limitMailbox = hourly('passwords-mailbox', maxToMailbox);
  const limitInvitations = createRateLimit({
    name: 'invitations',
    max: maxInvitations,
    windowSeconds: 86_400,
  });
  return {
    request: async ({ tenantId, network, email }) => {
      await enforceLimit(limitAddress, network);
      await enforceLimit(limitMailbox, `${tenantId} ${email}`);
    },
    invite: (userId) => enforceLimit(limitInvitations, userId),
  };
}
