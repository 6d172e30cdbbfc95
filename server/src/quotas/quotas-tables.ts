import type { ColumnType } from 'kysely';

/** A bigint, which the driver returns as text. */
type Bigint = ColumnType<string, number, number>;

/** Limits that the operator set. */
export interface QuotasTable {
  readonly tenant_id: string;
  readonly quota_id: string;
  max_value: Bigint;
  updated_at: Date;
}

/** Counters of a period, and measurements of what there is. */
export interface QuotaUsageTable {
  readonly tenant_id: string;
  readonly quota_id: string;
  /** Such as `2026-11` or `2026-11-26`; empty for what there is now. */
  readonly period: string;
  readonly slot: number;
  used: Bigint;
  measured_at: Date;
}

/** When a quota was first seen to pass a percentage. */
export interface QuotaCrossingsTable {
  readonly tenant_id: string;
  readonly quota_id: string;
  readonly period: string;
  readonly percent: number;
  readonly crossed_at: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    quotas: QuotasTable;
    quota_usage: QuotaUsageTable;
    quota_crossings: QuotaCrossingsTable;
  }
}
