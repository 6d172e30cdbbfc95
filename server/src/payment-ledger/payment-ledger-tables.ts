import type { PaymentEntryKind } from '@form-builder/core/contract/staff/submissions/payment-days.ts';
import type { PaymentLine } from '@form-builder/core/field-types/payment/payment-vat.ts';
import type { ColumnType } from 'kysely';

export interface PaymentLedgerTable {
  readonly tenant_id: string;
  readonly kind: PaymentEntryKind;
  readonly id: string;
  readonly payment_id: string;
  readonly form_id: string;
  readonly form_name: string;
  readonly provider_id: string;
  readonly provider_name: string;
  readonly method: string | null;
  amount_cents: number;
  readonly currency: string;
  /** JSON when it is written. */
  readonly lines: ColumnType<
    readonly (PaymentLine & { readonly name: string })[] | null,
    string | null,
    never
  >;
  readonly description: string;
  readonly reference: string | null;
  readonly created_at: Date;
  settled_at: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    payment_ledger: PaymentLedgerTable;
  }
}
