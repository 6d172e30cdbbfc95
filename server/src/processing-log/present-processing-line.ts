import type { ProcessingLine } from '@form-builder/core/contract/staff/submissions/processing-lines.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import { activityUri } from './activity-uri.ts';
import type { ProcessingRow } from './processing-log-queries.ts';

/** A line as the API and the package of a person give it. */
export function presentProcessingLine(row: ProcessingRow): ProcessingLine {
  return {
    trace_id: row.trace_id.toString('hex'),
    operation_id: row.span_id.toString('hex'),
    parent_operation_id: row.parent_span_id?.toString('hex') ?? null,
    name: row.name,
    status: row.status,
    started_at: isoInstant(row.started_at),
    ended_at: isoInstant(row.ended_at),
    processing_activity_id: activityUri(row.activity_id),
    data_subject: { type: row.subject_type, id: row.subject_id },
    submission_id: row.submission_id,
    resource: row.resource,
  };
}
