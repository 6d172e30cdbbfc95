import type { LogbookRecord } from './logbook-record.ts';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue: string };
}

const attribute = (key: string, stringValue: string): Attribute => ({
  key,
  value: { stringValue },
});

/**
 * The body of a request for OTLP/HTTP with JSON (OpenTelemetry Protocol 1.x, `ExportLogsServiceRequest`). Names of
 * attributes follow the semantic conventions of OpenTelemetry where they have one.
 */
export function otlpLogs(records: readonly LogbookRecord[]) {
  return {
    resourceLogs: [
      {
        resource: { attributes: [attribute('service.name', 'form-builder')] },
        scopeLogs: [{ scope: { name: 'logbook' }, logRecords: records.map(otlpRecord) }],
      },
    ],
  };
}

function otlpRecord(record: LogbookRecord) {
  const { id, tenant_id, at, action, group, result, origin, actor, subject, form_id } = record;
  return {
    ...(record.trace_id === null ? {} : { traceId: record.trace_id }),
    timeUnixNano: `${String(Date.parse(at))}000000`,
    ...severityOf(result),
    eventName: action,
    body: { stringValue: action },
    attributes: [
      attribute('log.record.uid', id),
      attribute('form_builder.tenant.id', tenant_id),
      attribute('form_builder.group', group),
      attribute('form_builder.result', result),
      attribute('form_builder.origin', origin),
      attribute('form_builder.subject.type', subject.type),
      attribute('form_builder.subject.id', subject.id),
      ...(form_id === null ? [] : [attribute('form_builder.form.id', form_id)]),
      ...(actor === null
        ? []
        : [attribute('user.id', actor.id), attribute('user.full_name', actor.name)]),
      attribute('form_builder.details', JSON.stringify(record.details)),
    ],
  };
}

/** What failed or was refused stands out as a warning. */
const severityOf = (result: string) =>
  result === 'succeeded'
    ? { severityNumber: 9, severityText: 'INFO' }
    : { severityNumber: 13, severityText: 'WARN' };
