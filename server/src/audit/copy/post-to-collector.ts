import * as v from 'valibot';
import type { CollectorConfig } from '../../platform/config/logbook-copy-config.ts';
import { LoggableError } from '../../platform/logging/loggable-error.ts';

const timeoutMs = 10_000;

const count = v.optional(v.union([v.string(), v.number()]), 0);

/** A collector may take a part of the records and answer 200 all the same. */
const answerSchema = v.fallback(
  v.object({
    partialSuccess: v.optional(v.object({ rejectedLogRecords: count, rejectedSpans: count })),
  }),
  {},
);

/** Sends records to the operator's collector by OTLP/HTTP, in JSON; throws unless it has taken all of them. */
export async function postToCollector(
  { url, headers }: CollectorConfig,
  body: object,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = await response.text();
  if (!response.ok) throw new LoggableError(`The collector answered ${String(response.status)}.`);
  const rejected = countRejected(answer);
  if (rejected > 0) throw new LoggableError(`The collector rejected ${String(rejected)} records.`);
}

function countRejected(answer: string): number {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), answer);
  const { rejectedLogRecords = 0, rejectedSpans = 0 } =
    (parsed.success ? parsed.output.partialSuccess : undefined) ?? {};
  return Number(rejectedLogRecords) + Number(rejectedSpans);
}
