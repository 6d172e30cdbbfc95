import type { PaymentStatus } from '@form-builder/core/field-types/payment/payment.ts';

/** A payment as asked of a provider. */
export interface PaymentOrder {
  /** The transaction's id: asked twice with it, there is one payment. */
  readonly idempotencyKey: string;
  readonly amountCents: number;
  /** Of ISO 4217. */
  readonly currency: string;
  /** What the payer reads on the statement. */
  readonly description: string;
  /** The payer's, as `xx-XX`. */
  readonly locale: string;
  /** Where the payer comes back to. */
  readonly returnTo: string;
  /** Where the provider tells of changes; `null` when it could not reach this server anyway. */
  readonly webhook: string | null;
}

/** A payment as its provider knows it: the only truth about it. */
export interface ProviderPayment {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly amountCents: number;
  readonly currency: string;
  /** Where to pay; `null` once there is nothing to pay there. */
  readonly checkoutUrl: string | null;
}

/** Speaks with one provider of payments; throws a ProviderError. */
export interface PaymentProvider {
  create(order: PaymentOrder): Promise<ProviderPayment>;
  /** How the payment stands; throws a ProviderError with `refused` for one it does not know. */
  get(id: string): Promise<ProviderPayment>;
  /** Withdraws a payment that nobody has paid yet; answers how it stands after that. */
  cancel(id: string): Promise<ProviderPayment>;
}
