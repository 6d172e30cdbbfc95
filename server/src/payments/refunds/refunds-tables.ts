import type { RefundState } from '@form-builder/core/contract/staff/submissions/refunds.ts';

export interface PaymentRefundsTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly transaction_id: string;
  readonly amount_cents: number;
  readonly reason: string;
  state: RefundState;
  provider_refund_id: string | null;
  refunded_at: Date | null;
  readonly requested_by: string;
  readonly created_at: Date;
  updated_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    payment_refunds: PaymentRefundsTable;
  }
}
