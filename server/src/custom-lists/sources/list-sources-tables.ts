import type {
  ListSource,
  SourceProblem,
} from '@form-builder/core/contract/staff/settings/list-sources.ts';

interface CustomListSourcesTable {
  tenant_id: string;
  list_key: string;
  url: string;
  format: ListSource['format'];
  label_column: string;
  id_column: string | null;
  parent_column: string | null;
  every: ListSource['every'];
  next_at: Date;
  etag: string | null;
  refreshed_at: Date | null;
  problem: SourceProblem | null;
  added: number;
  changed: number;
  removed: number;
  updated_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    custom_list_sources: CustomListSourcesTable;
  }
}
