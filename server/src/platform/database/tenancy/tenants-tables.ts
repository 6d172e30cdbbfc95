import type { ColumnType, Generated } from 'kysely';

export interface TenantsTable {
  readonly id: string;
  /** First label of the tenant's host name. */
  readonly slug: string;
  readonly name: string;
  readonly is_active: Generated<boolean>;
  readonly allowed_origins: ColumnType<string[], string[] | undefined>;
  readonly created_at: Generated<Date>;
  readonly updated_at: Generated<Date>;
}
