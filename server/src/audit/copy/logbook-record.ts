import type { LogbookDetails } from '@form-builder/core/logbook/logbook-details.ts';
import { logbookEvents } from '@form-builder/core/logbook/logbook-events.ts';
import type { Selectable } from 'kysely';
import type { LogbookTable } from '../../logbook/logbook-tables.ts';

/** An entry of the logbook as it leaves the database; like the logbook it has no answers, tokens or BSNs. */
export interface LogbookRecord {
  /** The same for every copy of an entry, so that a receiver recognises an entry that it got twice. */
  readonly id: string;
  readonly tenant_id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly action: string;
  readonly group: string;
  readonly result: string;
  readonly origin: string;
  readonly actor: { readonly id: string; readonly name: string } | null;
  readonly subject: { readonly type: string; readonly id: string };
  readonly form_id: string | null;
  readonly details: LogbookDetails;
  /** Joins the entry to the lines of the log of data processing, in hexadecimal. */
  readonly trace_id: string | null;
}

export function toLogbookRecord(line: Selectable<LogbookTable>): LogbookRecord {
  const { id, tenant_id, at, action, result, origin, form_id, details } = line;
  const { actor_id: actorId, actor_name: actorName } = line;
  return {
    id,
    tenant_id,
    at: at.toISOString(),
    action,
    group: logbookEvents[action].group,
    result,
    origin,
    actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
    subject: { type: line.subject_type, id: line.subject_id },
    form_id,
    details,
    trace_id: line.trace_id?.toString('hex') ?? null,
  };
}
