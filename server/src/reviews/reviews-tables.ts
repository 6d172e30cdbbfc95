import type { EnvironmentId } from '@form-builder/core/contract/parts.ts';

export interface ReviewLinksTable {
  readonly tenant_id: string;
  readonly key_hash: Buffer;
  readonly version_id: string;
  readonly environment: EnvironmentId;
  readonly created_by: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

export interface ReviewsTables {
  review_links: ReviewLinksTable;
}
