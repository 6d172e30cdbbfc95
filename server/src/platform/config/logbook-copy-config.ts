import * as v from 'valibot';

/** A collector of OpenTelemetry: the URL for logs, and headers such as an API key. */
export interface CollectorConfig {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Where entries of the logbook are copied to, for a SIEM. */
export interface LogbookCopyConfig {
  readonly isToStdout: boolean;
  readonly collector: CollectorConfig | null;
  /** Where the log of data processing is sent to. */
  readonly processingCollector: CollectorConfig | null;
}

const headersSentence =
  'OTEL_EXPORTER_OTLP_HEADERS must be names and values, such as authorization=Bearer%20abc, divided by commas.';

const endpointOf = (name: string) =>
  v.nullish(
    v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, `${name} must be a web address.`)),
    null,
  );

/** The environment variables of copies; those of OpenTelemetry have its own names. */
export const logbookCopyEnvironment = {
  LOGBOOK_TO_STDOUT: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'LOGBOOK_TO_STDOUT must be true or false.'),
      v.transform((text) => text === 'true'),
    ),
    'false',
  ),
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: endpointOf('OTEL_EXPORTER_OTLP_LOGS_ENDPOINT'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpointOf('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+=[^,]*(,[\w-]+=[^,]*)*$/, headersSentence)),
  ),
};

/** Parses these variables. */
export function readLogbookCopy(
  settings: v.InferOutput<v.ObjectSchema<typeof logbookCopyEnvironment, undefined>>,
): LogbookCopyConfig {
  const headers = (settings.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').filter(Boolean);
  const collectorAt = (url: string | null) =>
    url === null ? null : { url, headers: Object.fromEntries(headers.map(readHeader)) };
  return {
    isToStdout: settings.LOGBOOK_TO_STDOUT,
    collector: collectorAt(settings.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT),
    processingCollector: collectorAt(settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT),
  };
}

/** Values are percent-encoded, as in W3C Baggage. */
function readHeader(header: string): readonly [string, string] {
  const at = header.indexOf('=');
  return [header.slice(0, at), decodeURIComponent(header.slice(at + 1))];
}
