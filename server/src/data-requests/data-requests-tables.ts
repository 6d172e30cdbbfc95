import type {
  DataRequestAction,
  DataRequestStatus,
  FoundPlace,
  PersonSearchKind,
} from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import type { DataRequestKind } from '@form-builder/core/data-requests/data-request-kinds.ts';
import type { Generated } from 'kysely';

export interface DataRequestsTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly reference: string;
  readonly kind: DataRequestKind;
  readonly received_on: string;
  due_on: string;
  extension_reason: Generated<string | null>;
  status: DataRequestStatus;
  readonly created_by_name: string;
  readonly created_at: Date;
  closed_by_name: Generated<string | null>;
  closed_at: Generated<Date | null>;
  closing_reason: Generated<string>;
  readonly search_kind: PersonSearchKind;
  readonly search_hint: string;
  /** The encrypted search value; `null` when the request is closed. */
  sealed_search: Buffer | null;
  /** The last searched submission; `null` when no search runs. */
  search_after: string | null;
  /** Counts the searches, so that a job of an earlier one stops. */
  search_number: Generated<number>;
  searched: Generated<number>;
}

export interface DataRequestMatchesTable {
  readonly tenant_id: string;
  readonly request_id: string;
  readonly submission_id: string;
  readonly found_in: readonly FoundPlace[];
}

export interface DataRequestActionsTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly request_id: string;
  readonly action: DataRequestAction;
  readonly count: number;
  readonly receivers: Generated<readonly string[]>;
  readonly by_name: string;
  readonly at: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    data_requests: DataRequestsTable;
    data_request_matches: DataRequestMatchesTable;
    data_request_actions: DataRequestActionsTable;
  }
}
