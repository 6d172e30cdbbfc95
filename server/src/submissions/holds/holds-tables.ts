import type { Generated } from 'kysely';

export interface LegalHoldsTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly form_id: string;
  /** `null`: all submissions of the form. */
  readonly submission_id: string | null;
  readonly reason: string;
  /** The last day of the hold, such as `2027-01-31`. */
  readonly ends_on: string;
  readonly created_by: string | null;
  readonly created_by_name: string;
  readonly created_at: Date;
  lifted_at: Date | null;
  /** Staff may not handle what it holds either (AVG, article 18). */
  readonly is_restriction: Generated<boolean>;
  /** The request of a citizen that it is for; `null` for a hold, and for requests that are gone. */
  readonly request_id: Generated<string | null>;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    legal_holds: LegalHoldsTable;
  }
}
