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
  const { id, reference, kind, received_on, due_on, extension_reason, status, closing_reason } =
    row;
  return {
    id,
    reference,
    kind,
    received_on,
    due_on,
    extension_reason,
    status,
    closing_reason,
    is_overdue: status === 'open' && due_on < today,
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
  const {
    title,
    found_in: places,
    files,
    mails,
    receivers,
    exports,
    is_held,
    is_restricted,
    holds,
  } = row;
  return {
    submission_id: row.id,
    title,
    form: { id: row.form_id, name: row.form_name },
    is_sent: row.status === 'final',
    created_at: isoInstant(row.created_at),
    completed_at: isoInstantOrNull(row.completed_at),
    found_in: [...places],
    files,
    mails,
    receivers,
    exports,
    is_held,
    is_restricted,
    holds: [...holds],
  };
}

type ActionRow = Awaited<ReturnType<typeof selectActions>>[number];

export const presentAction = ({
  action,
  count,
  receivers,
  by_name: by,
  at,
}: ActionRow): DataRequestDetail['actions'][number] => ({
  action,
  count,
  receivers: [...receivers],
  by,
  at: isoInstant(at),
});
