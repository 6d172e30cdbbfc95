import type { RefundState } from '@form-builder/core/contract/staff/submissions/refunds.ts';
import type { PaymentStatus } from '@form-builder/core/field-types/payment/payment.ts';
import type { OutgoingClient } from '../../platform/outgoing/outgoing-client.ts';

/** A part of what is paid, for the payer's receipt. */
export interface OrderLine {
  readonly name: string;
  /** In cents, with VAT. */
  readonly amount: number;
  /** The rate in percent and the VAT in cents; `null`: no VAT. */
  readonly vat: { readonly rate: number; readonly amount: number } | null;
}

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
  /** Together the whole amount; none when the parts are not known. */
  readonly lines: readonly OrderLine[];
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
  /** The checkout's address; `null` once there is nothing to pay, `undefined` when it is given only once. */
  readonly checkoutUrl: string | null | undefined;
  /** What the payer's bank took back of a paid payment. */
  readonly chargedBackCents: number;
  /** How it is paid, in the provider's own words; `null` until it reports one. */
  readonly method: string | null;
  /** When it was paid, as an ISO instant; `null` when the provider does not report it. */
  readonly paidAt: string | null;
}

/** A refund to carry out at a provider. */
export interface RefundOrder {
  readonly paymentId: string;
  /** The refund's own id: repeating a request with it refunds nothing twice, and the provider lists it. */
  readonly reference: string;
  readonly amountCents: number;
  /** An ISO 4217 code. */
  readonly currency: string;
  /** The text on the payer's bank statement. */
  readonly description: string;
}

/** A refund as its provider reports it. */
export interface ProviderRefund {
  readonly id: string;
  readonly state: Exclude<RefundState, 'requested'>;
  readonly amountCents: number;
  /** The reference of the order; `null` for a refund that was made elsewhere. */
  readonly reference: string | null;
}

/** A message of a provider about a payment. */
export interface WebhookMessage {
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** As it came in. */
  readonly body: string;
}

/** What a driver is created with. */
export interface PaymentDriverOptions {
  readonly settings: unknown;
  readonly secret: string | null;
  readonly secondSecret: string | null;
  readonly client: OutgoingClient;
  /** The current time, in milliseconds since the epoch. */
  readonly now: () => number;
}

/** Talks to one payment provider; throws a ProviderError. */
export interface PaymentProvider {
  create(order: PaymentOrder): Promise<ProviderPayment>;
  /** The state of a payment; throws a ProviderError with `refused` for an unknown one. */
  get(id: string): Promise<ProviderPayment>;
  /** Cancels an unpaid payment; returns its state after that. */
  cancel(id: string): Promise<ProviderPayment>;
  /** Refunds a paid payment or a part of it; throws a ProviderError with `refused` when that is impossible. */
  refund(order: RefundOrder): Promise<ProviderRefund>;
  /** The refunds of a payment. */
  listRefunds(paymentId: string): Promise<readonly ProviderRefund[]>;
  /** Checks, without side effects, that payments can be created. */
  check(): Promise<void>;
  /** Whether a webhook has the provider's signature; absent for a provider that signs none. */
  isWebhookSigned?(message: WebhookMessage): boolean;
}
