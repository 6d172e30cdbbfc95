import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';

export interface ReviewLinksTable {
  readonly tenant_id: string;
  readonly key_hash: Buffer;
  readonly version_id: string;
  readonly environment: EnvironmentId;
  readonly created_by: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    review_links: ReviewLinksTable;
  }
}
