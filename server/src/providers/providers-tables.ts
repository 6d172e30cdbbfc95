import type { JSONColumnType } from 'kysely';

/** Which side of the product a provider serves. */
export type ProviderKind = 'auth' | 'payment';

export interface ProvidersTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly serves_tests: boolean;
  readonly kind: ProviderKind;
  readonly driver: string;
  name: string;
  /** As its driver parses them. */
  settings: JSONColumnType<object>;
  sealed_secret: Buffer | null;
  readonly created_at: Date;
  updated_at: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    providers: ProvidersTable;
  }
}
