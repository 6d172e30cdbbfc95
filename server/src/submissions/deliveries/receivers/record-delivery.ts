import { instant, writerFor, type Writer } from '../../../logbook/writer.ts';
import type { JobContext } from '../../../platform/jobs/job-handlers.ts';
import type { JobSender } from '../../../platform/jobs/jobs.ts';
import type { SecretCipher } from '../../../platform/secrets/secret-cipher.ts';
import { currentTraceId } from '../../../platform/tracing/current-trace.ts';
import { logProcessing } from '../../../processing-log/log-processing.ts';
import { updatePause } from '../../../providers/providers-queries.ts';
import { addAnswer } from '../../submissions-queries.ts';
import { failDelivery } from './fail-delivery.ts';
import { writeDeliveryLine } from './write-delivery-line.ts';
import { backOffSeconds, maxDeliveryAttempts, retryDelaySeconds } from './back-off.ts';
import {
  hasDependents,
  insertAttempt,
  lockProgress,
  updateDelivery,
  type DeliveryRow,
} from '../deliveries-queries.ts';
import { sealExchange } from '../delivery-secrets.ts';
import { restartForPayment, selectReturnedPayment } from '../returned-payment-queries.ts';
import type { DeliveryResult } from './try-delivery.ts';

/** The dependencies of storing the results of attempts. */
export interface RecordOptions {
  readonly cipher: SecretCipher;
  readonly jobs: JobSender;
  /** The base of the delay before a retry, in seconds. */
  readonly retrySeconds?: number;
}

interface Ended {
  readonly row: DeliveryRow;
  readonly result: DeliveryResult;
  readonly startedAt: number;
  /** What had gone back of the payment when the attempt began. */
  readonly returnedCents: number;
  /** Until when the receiver is not called; absent when that did not change. */
  readonly pausedUntil?: number | null;
}

/**
 * Stores the result of an attempt together with its consequences: a retry, the start of dependent deliveries, a
 * report to the administrator.
 */
export async function recordDelivery(
  context: JobContext,
  options: RecordOptions,
  tried: Ended,
): Promise<void> {
  const endedAt = context.now();
  await context.transaction(async (tx) => {
    const writer = writerFor({ ...context, caller: null }, tx);
    const progress = await lockProgress(tx, tried.row.id);
    const { attempts = tried.row.attempts, later_fault: laterFault = null } = progress ?? {};
    const ended = { ...tried, row: { ...tried.row, attempts } };
    const { row, result, pausedUntil } = ended;
    await insertAttempt(tx, attemptRow(writer, options, { ...ended, endedAt }));
    if (pausedUntil !== undefined)
      await updatePause(tx, keyOf(row), pausedUntil === null ? null : new Date(pausedUntil));
    const status = result.error === null ? 'ok' : 'error';
    await logProcessing(writer, 'submission.delivered', [row.submission_id], status);
    if (result.error !== null)
      await recordFailure(writer, options, { row, result, error: result.error });
    // The receiver took everything, and has said meanwhile that it could not do one of the messages.
    else if (laterFault !== null)
      await failDelivery(writer, options.jobs, row, {
        error: laterFault,
        counts: attemptCounts(row),
      });
    else await recordSuccess(writer, options, ended);
  });
}

function attemptRow(
  { tenantId }: Writer,
  { cipher }: RecordOptions,
  { row, result, startedAt, endedAt }: Ended & { readonly endedAt: number },
) {
  const { exchange, error, status } = result;
  return {
    tenant_id: tenantId,
    delivery_id: row.id,
    number: row.attempts + 1,
    started_at: new Date(startedAt),
    duration_ms: Math.max(0, endedAt - startedAt),
    error,
    status,
    trace_id: currentTraceId(),
    sealed_exchange:
      exchange === null ? null : sealExchange(cipher, { tenantId, id: row.id }, exchange),
  };
}

const keyOf = ({ provider_id: id, serves_tests: servesTests }: DeliveryRow) => ({
  id,
  servesTests,
});

async function recordSuccess(
  writer: Writer,
  { jobs }: RecordOptions,
  { row, result, returnedCents }: Ended,
): Promise<void> {
  await updateDelivery(writer.tx, row.id, {
    ...attemptCounts(row),
    is_claimed: false,
    state: 'delivered',
    error: null,
    ended_at: instant(writer),
  });
  if (Object.keys(result.answers).length > 0)
    await addAnswer(writer.tx, row.submission_id, result.answers);
  await writeDeliveryLine(writer, 'submission.delivered', row);
  const isOutdated = await restartOutdated(writer, row, returnedCents);
  if (isOutdated || (await hasDependents(writer.tx, row)))
    await jobs.send(writer, 'deliver-submissions', {});
}

/** Money went back while the receiver was told of the payment: the delivery continues with that. */
async function restartOutdated(
  writer: Writer,
  { id, submission_id: submissionId }: DeliveryRow,
  toldCents: number,
): Promise<boolean> {
  const { cents = 0 } = (await selectReturnedPayment(writer.tx, submissionId)) ?? {};
  return cents > toldCents && (await restartForPayment(writer.tx, instant(writer), { id })) > 0;
}

interface FailedAttempt extends Pick<Ended, 'row' | 'result'> {
  readonly error: string;
}

async function recordFailure(
  writer: Writer,
  { jobs, retrySeconds }: RecordOptions,
  { row, result, error }: FailedAttempt,
): Promise<void> {
  const tries = row.tries + 1;
  const counts = attemptCounts(row);
  if (result.isFinal || tries >= maxDeliveryAttempts) {
    await failDelivery(writer, jobs, row, { error, counts });
    return;
  }
  const afterSeconds = retryDelaySeconds(backOffSeconds(row.id, tries, retrySeconds), result);
  const due = new Date(writer.now() + afterSeconds * 1000);
  await updateDelivery(writer.tx, row.id, {
    ...counts,
    error,
    due_at: due,
    is_claimed: false,
  });
  await jobs.send(writer, 'deliver-submissions', {}, { afterSeconds });
}

const attemptCounts = ({ tries, attempts }: DeliveryRow) => ({
  tries: tries + 1,
  attempts: attempts + 1,
});
