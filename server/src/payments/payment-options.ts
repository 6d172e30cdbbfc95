import type {
  Surroundings,
  Tenant,
  TenantTransaction,
} from '../platform/http/endpoints/handlers.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { SecretKeeper } from '../platform/secrets/secret-cipher.ts';
import type { OpenPaymentProvider } from '../providers/payment/payment-providers.ts';
import type { CompletionRules } from '../submissions/completion/complete-submission.ts';

/** What payments work with. */
export interface PaymentOptions extends CompletionRules {
  readonly keeper: SecretKeeper;
  readonly openProvider: OpenPaymentProvider;
  readonly jobs: JobSender;
  /** Where a tenant's pages are. */
  readonly originOf: (tenant: Tenant) => string;
}

/** A request or a job that works on one tenant's payments, in as many transactions as it takes. */
export interface PaymentWork extends Surroundings {
  readonly tenant: Tenant;
  readonly transaction: TenantTransaction;
}

/** Paths that the provider and the payer's browser come to. */
export const paymentPaths = { webhook: '/payments/webhook', back: '/payments/return' } as const;

/** The part of such a path that nobody can guess; the same for the same transaction. */
export function referenceOf(
  { keeper }: Pick<PaymentOptions, 'keeper'>,
  tenant: Tenant,
  transactionId: string,
): string {
  const place = { tenantId: tenant.id, purpose: 'payment-reference' } as const;
  return keeper.fingerprint(place, transactionId).toString('base64url');
}
