import { activityUri } from '../activity-uri.ts';
import type { ProcessingRow } from '../processing-log-queries.ts';
import { processingResource } from '../processing-resource.ts';

const attribute = (key: string, stringValue: string) => ({ key, value: { stringValue } });
const nanoseconds = (at: Date): string => `${String(at.getTime())}000000`;

/** The codes that the standard and OpenTelemetry share. */
const statusCodes = { ok: 1, error: 2 } as const;
/** An operation within this system. */
const internalKind = 1;

/**
 * The body of a request for OTLP/HTTP with JSON (OpenTelemetry Protocol 1.x, `ExportTraceServiceRequest`), with the
 * attributes of Logboek Dataverwerkingen (`dpl.core`).
 */
export function otlpSpans(rows: readonly ProcessingRow[]) {
  const { name, version } = processingResource;
  return {
    resourceSpans: [
      {
        resource: {
          attributes: [attribute('service.name', name), attribute('service.version', version)],
        },
        scopeSpans: [{ scope: { name: 'processing-log' }, spans: rows.map(otlpSpan) }],
      },
    ],
  };
}

function otlpSpan(row: ProcessingRow) {
  const { parent_span_id: parent, submission_id: submission } = row;
  return {
    traceId: row.trace_id.toString('hex'),
    spanId: row.span_id.toString('hex'),
    ...(parent === null ? {} : { parentSpanId: parent.toString('hex') }),
    name: row.name,
    kind: internalKind,
    startTimeUnixNano: nanoseconds(row.started_at),
    endTimeUnixNano: nanoseconds(row.ended_at),
    status: { code: statusCodes[row.status] },
    attributes: [
      attribute('dpl.core.processing_activity_id', activityUri(row.activity_id)),
      attribute('dpl.core.data_subject_id', row.subject_id),
      attribute('dpl.core.data_subject_id_type', row.subject_type),
      attribute('form_builder.tenant.id', row.tenant_id),
      attribute('form_builder.resource', row.resource),
      ...(submission === null ? [] : [attribute('form_builder.submission.id', submission)]),
    ],
  };
}
