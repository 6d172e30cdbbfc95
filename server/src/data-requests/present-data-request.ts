import type {
  DataRequest,
  DataRequestDetail,
  DataRequestMatch,
} from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import { isoInstant, isoInstantOrNull } from '../platform/http/responses/iso-instant.ts';
import type { CountedRequest, selectActions } from './data-requests-queries.ts';
import type { MatchRow } from './matches-queries.ts';

/** A request as the API returns it, on a day of the municipality's calendar. */
export function presentDataRequest(row: CountedRequest, today: string): DataRequest {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    received_on: row.received_on,
    due_on: row.due_on,
    extension_reason: row.extension_reason,
    status: row.status,
    closing_reason: row.closing_reason,
    is_overdue: row.status === 'open' && row.due_on < today,
    created_by: row.created_by_name,
    created_at: isoInstant(row.created_at),
    closed_by: row.closed_by_name,
    closed_at: isoInstantOrNull(row.closed_at),
    search: {
      kind: row.search_kind,
      hint: row.search_hint,
      is_running: row.search_after !== null,
      searched: row.searched,
      found: row.found,
    },
  };
}

export function presentMatch(row: MatchRow): DataRequestMatch {
  return {
    submission_id: row.id,
    title: row.title,
    form: { id: row.form_id, name: row.form_name },
    is_sent: row.status === 'final',
    created_at: isoInstant(row.created_at),
    completed_at: isoInstantOrNull(row.completed_at),
    found_in: [...row.found_in],
    files: row.files,
    mails: row.mails,
    receivers: row.receivers,
    exports: row.exports,
    is_held: row.is_held,
    is_restricted: row.is_restricted,
    holds: [...row.holds],
  };
}

type ActionRow = Awaited<ReturnType<typeof selectActions>>[number];

export const presentAction = (row: ActionRow): DataRequestDetail['actions'][number] => ({
  action: row.action,
  count: row.count,
  receivers: [...row.receivers],
  by: row.by_name,
  at: isoInstant(row.at),
});
