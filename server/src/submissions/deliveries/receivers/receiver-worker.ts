import type { JobContext } from '../../../platform/jobs/job-handlers.ts';
import { runInTrace } from '../../../platform/tracing/current-trace.ts';
import { startTrace } from '../../../platform/tracing/trace-context.ts';
import { runAsOperation } from '../../../providers/calls/called-operation.ts';
import {
  createCircuitBreaker,
  type CircuitBreaker,
} from '../../../providers/calls/circuit-breaker.ts';
import {
  claimDeliveries,
  releaseDeliveries,
  type DeliveryRow,
  type ReceiverKey,
} from '../deliveries-queries.ts';
import { sendPoll } from './send-poll.ts';
import { recordDelivery, type RecordOptions } from './record-delivery.ts';
import { leaseMs, tryDelivery, type DeliveryOptions, type DeliveryResult } from './try-delivery.ts';

/** The dependencies of a worker. */
export type ReceiverWorkerOptions = DeliveryOptions & RecordOptions;

/** Delivers to one receiver of one tenant, with limited concurrency. */
export interface ReceiverWorker {
  /**
   * Delivers what is due; a call during a run makes the run check once more. Rejects on our own errors, not on
   * the receiver's.
   */
  readonly run: (context: JobContext) => Promise<void>;
}

/** Concurrent deliveries per receiver: protects the receiver, and keeps capacity for the others. */
const maxConcurrent = 8;
const maxClaimed = 16;

/** Errors that mean that the receiver is down, as opposed to rejecting one delivery. */
const downCodes: ReadonlySet<DeliveryResult['error']> = new Set([
  'no_answer',
  'unavailable',
  'too_many_requests',
  'not_authorised',
]);

export function createReceiverWorker(
  key: ReceiverKey,
  options: ReceiverWorkerOptions,
  now: () => number,
): ReceiverWorker {
  const state: { running: Promise<void> | null; isRequested: boolean } = {
    running: null,
    isRequested: false,
  };
  const receiver: ReceiverState = { key, circuit: createCircuitBreaker(now), pausedUntil: null };
  const runAll = async (context: JobContext) => {
    try {
      while (takeRequest(state)) while (await deliverSome(context, options, receiver));
    } finally {
      // Reset in the same tick as the last check, so that a later request starts a new run.
      state.running = null;
    }
  };
  return {
    run: (context) => {
      state.isRequested = true;
      state.running ??= runAll(context);
      return state.running;
    },
  };
}

/** Whether a run was requested since the last check; resets the request. */
function takeRequest(state: { isRequested: boolean }): boolean {
  const { isRequested } = state;
  state.isRequested = false;
  return isRequested;
}

interface ReceiverState {
  readonly key: ReceiverKey;
  readonly circuit: CircuitBreaker;
  /** The pause that this worker stored and did not end yet; `null`: none. */
  pausedUntil: number | null;
}

/** Claims a batch of deliveries and delivers it; false when nothing is due. */
async function deliverSome(
  context: JobContext,
  options: ReceiverWorkerOptions,
  worker: ReceiverState,
): Promise<boolean> {
  const claimed = await claim(context, options, worker);
  const queue = [...claimed];
  const work = async () => {
    for (let row = queue.shift(); row !== undefined; row = queue.shift()) {
      // Each delivery is an operation of its own, which the receiver sees in its trace.
      const called = { operation: 'deliver', attempt: row.attempts + 1 } as const;
      await runInTrace(startTrace(context.now()), () =>
        runAsOperation(called, () => deliverOne(context, options, row, worker)),
      );
      const until = worker.circuit.pausedUntil();
      if (until !== null) await release(context, options, { rows: queue.splice(0), until });
    }
  };
  await Promise.all(Array.from({ length: Math.min(maxConcurrent, claimed.length) }, work));
  return claimed.length > 0;
}

/** Sends a delayed job with each claim, for when the claim ends: this process may have stopped by then. */
function claim(
  context: JobContext,
  { jobs }: ReceiverWorkerOptions,
  { key, circuit }: ReceiverState,
): Promise<readonly DeliveryRow[]> {
  const at = context.now();
  const pausedUntil = circuit.pausedUntil();
  return context.transaction(async (tx) => {
    const writer = { tx, tenantId: context.tenant.id };
    if (pausedUntil !== null) {
      await sendPoll(writer, jobs, pausedUntil - at);
      return [];
    }
    const limit = circuit.isProbing() ? 1 : maxClaimed;
    const rows = await claimDeliveries(tx, {
      ...key,
      at: new Date(at),
      until: new Date(at + leaseMs),
      limit,
    });
    if (rows.length > 0) await sendPoll(writer, jobs, leaseMs);
    return rows;
  });
}

async function release(
  context: JobContext,
  { jobs }: ReceiverWorkerOptions,
  { rows, until }: { readonly rows: readonly DeliveryRow[]; readonly until: number },
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await context.transaction(async (tx) => {
    await releaseDeliveries(tx, ids, new Date(until));
    await sendPoll({ tx, tenantId: context.tenant.id }, jobs, until - context.now());
  });
}

async function deliverOne(
  context: JobContext,
  options: ReceiverWorkerOptions,
  row: DeliveryRow,
  worker: ReceiverState,
): Promise<void> {
  const { circuit } = worker;
  const startedAt = context.now();
  const attempt = await tryDelivery(context, options, row);
  if (attempt === undefined) return;
  const { result, storedPause, returnedCents } = attempt;
  const isDown = downCodes.has(result.error);
  if (isDown) circuit.fail(result.retryAfterSeconds);
  else circuit.succeed();
  const pausedUntil = circuit.pausedUntil();
  // The stored pause may be of a process that has stopped: a success ends it too.
  const stored = worker.pausedUntil ?? storedPause?.getTime() ?? null;
  const isChanged = pausedUntil !== stored && (pausedUntil !== null || !isDown);
  if (isChanged) worker.pausedUntil = pausedUntil;
  await recordDelivery(context, options, {
    row,
    result,
    startedAt,
    returnedCents,
    ...(isChanged && { pausedUntil }),
  });
}
