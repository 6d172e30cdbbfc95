import type { PaymentStatus } from '@form-builder/core/field-types/payment/payment.ts';

/** A payment to create at a provider. */
export interface PaymentOrder {
  /** The transaction's id: repeating a request with it creates no second payment. */
  readonly idempotencyKey: string;
  readonly amountCents: number;
  /** An ISO 4217 code. */
  readonly currency: string;
  /** The text on the payer's bank statement. */
  readonly description: string;
  /** The payer's locale, as `xx-XX`. */
  readonly locale: string;
  /** The address that the payer returns to. */
  readonly returnTo: string;
  /** The webhook's URL; `null` when the provider cannot reach this server. */
  readonly webhook: string | null;
}

/** A payment as its provider reports it: the only trusted source. */
export interface ProviderPayment {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly amountCents: number;
  readonly currency: string;
  /** The checkout's address; `null` once there is nothing to pay. */
  readonly checkoutUrl: string | null;
}

/** Talks to one payment provider; throws a ProviderError. */
export interface PaymentProvider {
  create(order: PaymentOrder): Promise<ProviderPayment>;
  /** The state of a payment; throws a ProviderError with `refused` for an unknown one. */
  get(id: string): Promise<ProviderPayment>;
  /** Cancels an unpaid payment; returns its state after that. */
  cancel(id: string): Promise<ProviderPayment>;
  /** Checks, without side effects, that payments can be created. */
  check(): Promise<void>;
}
