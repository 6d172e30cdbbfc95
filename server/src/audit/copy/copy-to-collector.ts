import type { CollectorConfig } from '../../platform/config/logbook-copy-config.ts';
import type { LogbookCopy } from './logbook-copy.ts';
import { otlpLogs } from './otlp-logs.ts';
import { postToCollector } from './post-to-collector.ts';

/** Sends entries to the operator's collector by OTLP/HTTP, in JSON. */
export const copyToCollector = (collector: CollectorConfig): LogbookCopy => ({
  target: 'otlp',
  send: (records) => postToCollector(collector, otlpLogs(records)),
});
