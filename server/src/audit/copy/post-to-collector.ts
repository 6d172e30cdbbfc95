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

/** The statuses that speak of the request itself, so that sending the same again does not help (OTLP/HTTP 1.x). */
const refusingStatuses = new Set([400, 413, 422]);

/**
 * Sends records to the operator's collector by OTLP/HTTP, in JSON. Resolves to why it refused some or all of them for
 * what is in them, or to `null` when it has taken all; rejects when it fails otherwise.
 */
export async function postToCollector(
  { url, headers }: CollectorConfig,
  body: object,
): Promise<string | null> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = await response.text();
  const status = String(response.status);
  if (refusingStatuses.has(response.status)) return `it answered ${status}.`;
  if (!response.ok) throw new LoggableError(`The collector answered ${status}.`);
  const rejected = countRejected(answer);
  return rejected > 0 ? `it rejected ${String(rejected)} of them.` : null;
}

function countRejected(answer: string): number {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), answer);
  const { rejectedLogRecords = 0, rejectedSpans = 0 } =
    (parsed.success ? parsed.output.partialSuccess : undefined) ?? {};
  return Number(rejectedLogRecords) + Number(rejectedSpans);
}
