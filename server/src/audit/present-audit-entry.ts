import type { LogbookEntry } from '@form-builder/core/contract/staff/logbook.ts';
import { logbookDetailsSchema } from '@form-builder/core/logbook/logbook-details.ts';
import { logbookEvents } from '@form-builder/core/logbook/logbook-events.ts';
import * as v from 'valibot';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import type { AuditRow } from './audit-queries.ts';

/** A logbook entry as the API returns it. */
export function presentAuditEntry(row: AuditRow): LogbookEntry {
  const { id, action, result, origin, details } = row;
  const { actor_id: actorId, actor_name: actorName } = row;
  return {
    id,
    at: isoInstant(row.at),
    action,
    group: logbookEvents[action].group,
    result,
    origin,
    actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
    subject: { type: row.subject_type, id: row.subject_id, name: row.subject_name },
    form_id: row.form_id,
    details: v.parse(logbookDetailsSchema, details),
  };
}
