import type { PaymentStatus } from '@form-builder/core/field-types/payment/payment.ts';

import type { Generated, JSONColumnType } from 'kysely';
import type { PaymentLineDue } from './find-amount-due.ts';

export interface PaymentTransactionsTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly submission_id: string;
  readonly field_id: string;
  readonly provider_id: string;
  readonly serves_tests: boolean;
  readonly amount_cents: number;
  /** An ISO 4217 code. */
  readonly currency: string;
  /** What is paid for, with VAT; `null` for payments of before. */
  readonly lines: JSONColumnType<readonly PaymentLineDue[] | null>;
  readonly description: string;
  readonly locale: string;
  status: PaymentStatus;
  is_current: boolean;
  is_used: boolean;
  provider_payment_id: string | null;
  /** In the provider's own words. */
  method: string | null;
  paid_at: Date | null;
  /** What was paid when it differs from the amount, so that the payment is not `paid`; else `null`. */
  received_cents: Generated<number | null>;
  received_at: Generated<Date | null>;
  /** The currency of it when that differs too; else `null`. */
  received_currency: Generated<string | null>;
  /** What the payer's bank took back; the payment stays paid. */
  charged_back_cents: Generated<number>;
  charged_back_at: Date | null;
  checkout_url: string | null;
  return_url: string | null;
  checked_at: Date | null;
  readonly created_at: Date;
  updated_at: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    payment_transactions: PaymentTransactionsTable;
  }
}
