import * as v from 'valibot';
import type { CollectorConfig } from '../../platform/config/logbook-copy-config.ts';
import { LoggableError } from '../../platform/logging/loggable-error.ts';
import type { LogbookCopy } from './logbook-copy.ts';
import { otlpLogs } from './otlp-logs.ts';

const timeoutMs = 10_000;

/** A collector may take a part of the records and answer 200 all the same. */
const answerSchema = v.fallback(
  v.object({
    partialSuccess: v.optional(
      v.object({ rejectedLogRecords: v.optional(v.union([v.string(), v.number()]), 0) }),
    ),
  }),
  {},
);

/** Sends entries to the operator's collector by OTLP/HTTP, in JSON. */
export function copyToCollector({ url, headers }: CollectorConfig): LogbookCopy {
  return {
    target: 'otlp',
    send: async (records) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(otlpLogs(records)),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = await response.text();
      if (!response.ok)
        throw new LoggableError(`The collector answered ${String(response.status)}.`);
      const rejected = countRejected(answer);
      if (rejected > 0)
        throw new LoggableError(`The collector rejected ${String(rejected)} records.`);
    },
  };
}

function countRejected(answer: string): number {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), answer);
  return parsed.success ? Number(parsed.output.partialSuccess?.rejectedLogRecords ?? 0) : 0;
}
