import type { Runtime } from '../platform/runtime.ts';
import type { Tenant } from '../platform/database/tenant.ts';
import type { TenantTransaction } from '../platform/database/tenant-transaction.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { OpenPaymentProvider } from '../providers/payment/payment-providers.ts';
import type { CompletionRules } from '../submissions/completion/complete-submission.ts';

/** What payments work with. */
export interface PaymentOptions extends CompletionRules {
  readonly cipher: SecretCipher;
  readonly openProvider: OpenPaymentProvider;
  readonly jobs: JobSender;
  /** Where a tenant's pages are. */
  readonly originOf: (tenant: Tenant) => string;
}

/** A request or a job that works on one tenant's payments, in as many transactions as it takes. */
export interface PaymentWork extends Runtime {
  readonly tenant: Tenant;
  readonly transaction: TenantTransaction;
}

/** Paths that the provider and the payer's browser come to. */
export const paymentPaths = { webhook: '/payments/webhook', back: '/payments/return' } as const;

/** The part of such a path that nobody can guess; the same for the same transaction. */
export function referenceOf(
  { cipher }: Pick<PaymentOptions, 'cipher'>,
  tenant: Tenant,
  transactionId: string,
): string {
  const place = { tenantId: tenant.id, purpose: 'payment-reference' } as const;
  return cipher.fingerprint(place, transactionId).toString('base64url');
}
