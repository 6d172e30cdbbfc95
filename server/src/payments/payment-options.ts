import type { Runtime } from '../platform/runtime.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { CreatePaymentProvider } from '../providers/payment/payment-providers.ts';
import type { CompletionRules } from '../submissions/completion/complete-submission.ts';

/** The dependencies of payments. */
export interface PaymentOptions extends CompletionRules {
  readonly cipher: SecretCipher;
  readonly createProvider: CreatePaymentProvider;
  readonly jobs: JobSender;
  /** The public origin of a tenant's pages. */
  readonly originOf: (tenant: Tenant) => string;
}

/**
 * The context of a request or a job that works on one tenant's payments, in several transactions.
 */
export interface PaymentWork extends Runtime {
  readonly tenant: Tenant;
  readonly transaction: TenantTransaction;
}

/** Paths that the provider calls and that the payer's browser returns to. */
export const paymentPaths = { webhook: '/payments/webhook', back: '/payments/return' } as const;

/** The unguessable part of such a path; deterministic for a transaction. */
export function referenceOf(
  { cipher }: Pick<PaymentOptions, 'cipher'>,
  tenant: Tenant,
  transactionId: string,
): string {
  const place = { tenantId: tenant.id, purpose: 'payment-reference' } as const;
  return cipher.fingerprint(place, transactionId).toString('base64url');
}
