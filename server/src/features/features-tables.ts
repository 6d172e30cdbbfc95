/** What a tenant switched; a feature without a row is active. */
export interface FeaturesTable {
  readonly tenant_id: string;
  readonly id: string;
  is_active: boolean;
  readonly created_at: Date;
  updated_at: Date;
  updated_by: string | null;
}

/** What the operator decided instead of the tenant. */
export interface FeaturePinsTable {
  readonly tenant_id: string;
  readonly feature_id: string;
  is_active: boolean;
  pinned_at: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    features: FeaturesTable;
    feature_pins: FeaturePinsTable;
  }
}
