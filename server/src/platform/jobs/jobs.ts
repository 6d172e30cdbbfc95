import { setTimeout as delay } from 'node:timers/promises';
import { CompiledQuery, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Database } from '../database/database.ts';
import { withTenant } from '../database/tenancy/tenant-transaction.ts';
import { findTenantById } from '../database/tenancy/find-tenant.ts';
import type { Runtime } from '../runtime.ts';
import { runInTrace } from '../tracing/current-trace.ts';
import { startTrace } from '../tracing/trace-context.ts';
import type { JobContext, JobHandler, JobHandlers } from './job-handlers.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';
import { prepareQueue, queueSchema } from './queue-schema.ts';
import { sqlOn } from './queue-connection.ts';
import { QueuePoller } from './queue-poller.ts';
import { QueueWorker, type QueueWorkerOptions } from './queue-worker.ts';

/** The transaction of the change that causes the job. */
export interface JobTransaction {
  readonly tx: Transaction<Database>;
  readonly tenantId: string;
}

/** Sends jobs that run after the transaction commits. */
export interface JobSender {
  /** The job exists once the transaction commits, and never after a rollback. */
  readonly send: <N extends JobName>(
    transaction: JobTransaction,
    name: N,
    payload: JobPayloads[N],
    /** The minimum delay; none when absent. */
    when?: { readonly afterSeconds: number },
  ) => Promise<void>;
}

/** The job queue of one server process; several processes may share a database. */
export interface Jobs extends JobSender {
  /** Creates a queue for every handler and starts processing; no job can be sent before. */
  readonly start: (handlers: JobHandlers, batchSizes?: BatchSizes) => Promise<void>;
  /** Lets running jobs finish for a few seconds; the others run after the next start. */
  readonly stop: () => Promise<void>;
}

/**
 * The number of jobs of a name that are claimed at once, one by default. They succeed or fail together, and
 * jobs with equal payloads run once: for jobs that are only a trigger.
 */
export type BatchSizes = { readonly [N in JobName]?: number };

/** The dependencies of the job queue. */
export interface JobsOptions {
  readonly pool: Pool;
  readonly runtime: Runtime;
  /** The maximum delay before a waiting job is noticed, in seconds. */
  readonly pollSeconds: number;
  /** Called for each failed attempt. */
  readonly onFailure: (
    job: { readonly name: string; readonly tenantId: string },
    error: unknown,
  ) => void;
  /** Called at the end of each attempt. */
  readonly onEnd?: (run: JobRun) => void;
}

/** One attempt of a job. */
export interface JobRun {
  readonly name: JobName;
  readonly isFailed: boolean;
  readonly seconds: number;
}

/** A failed attempt is repeated after 2, 4, 8 … seconds: an external service has half an hour to recover. */
const retries = { retryLimit: 10, retryDelay: 2, retryBackoff: true } as const;

/** A job that is only a trigger ends at once: after this time the process that ran it has stopped. */
const triggerSeconds = 60;

/** The interval at which the queue looks for jobs of processes that have stopped, in seconds. */
const maintenanceIntervalSeconds = 60;

/** The maximum number of attempts. */
export const maxAttempts = retries.retryLimit + 1;

const stopMs = 5_000;

/** Creates the queue's tables; does not start processing. */
export async function openJobs(options: JobsOptions): Promise<Jobs> {
  const { pool } = options;
  const boss = new PgBoss({
    db: sqlOn(pool),
    schema: queueSchema,
    schedule: false,
    maintenanceIntervalSeconds,
  });
  const onError = (error: unknown) => {
    options.onFailure({ name: 'queue', tenantId: '' }, error);
  };
  boss.on('error', onError);
  await boss.start();
  await prepareQueue(pool);
  const workers = new Map<string, Pick<QueueWorker<never>, 'wake' | 'stop' | 'release'>>();
  let poller: QueuePoller | undefined;
  return {
    send: async ({ tx, tenantId }, name, payload, when) => {
      const executeSql = (text: string, values: unknown[]) =>
        tx.executeQuery(CompiledQuery.raw(text, values)).then(({ rows }) => ({ rows: [...rows] }));
      const id = await boss.send(
        name,
        { ...payload, tenantId },
        { db: { executeSql }, ...(when && { startAfter: when.afterSeconds }) },
      );
      if (id === null) throw new Error(`There is no queue for the job ${name}.`);
    },
    start: async (handlers, batchSizes = {}) => {
      for (const name of namesOf(handlers)) {
        const batchSize = batchSizes[name] ?? 1;
        await createQueue(boss, name, batchSize);
        workers.set(name, startWorker(boss, name, handlers, { ...options, onError, batchSize }));
      }
      poller = new QueuePoller({ pool, pollMs: options.pollSeconds * 1000, workers, onError });
    },
    stop: async () => {
      const waiting = new AbortController();
      const working = [...workers.values()].map((worker) => worker.stop());
      const stopped = Promise.all([poller?.stop(), ...working]);
      await Promise.race([
        stopped,
        delay(stopMs, undefined, { signal: waiting.signal }).catch(() => undefined),
      ]);
      waiting.abort();
      await Promise.all([...workers.values()].map((worker) => worker.release().catch(onError)));
      await boss.stop();
    },
  };
}

async function createQueue(boss: PgBoss, name: JobName, batchSize: number): Promise<void> {
  await boss.createQueue(name, { name, ...retries });
  if (batchSize > 1)
    await boss.updateQueue(name, { name, ...retries, expireInSeconds: triggerSeconds });
}

function namesOf(handlers: JobHandlers): readonly JobName[] {
  // The keys of this record are the names of the handlers; Object.keys widens them.
  return Object.keys(handlers) as JobName[];
}

type Sent<N extends JobName> = JobPayloads[N] & { readonly tenantId: string };

function startWorker<N extends JobName>(
  boss: PgBoss,
  name: N,
  handlers: Pick<JobHandlers, N>,
  options: JobsOptions & Pick<QueueWorkerOptions<Sent<N>>, 'batchSize' | 'onError'>,
): QueueWorker<Sent<N>> {
  const { batchSize, onError, pollSeconds } = options;
  const handle: JobHandler<N> = handlers[name];
  return new QueueWorker<Sent<N>>({
    boss,
    queue: name,
    retryMs: pollSeconds * 1000,
    batchSize,
    run: (batch) => runBatch(name, handle, batch, options),
    onError,
  });
}

async function runBatch<N extends JobName>(
  name: N,
  handle: JobHandler<N>,
  batch: readonly Sent<N>[],
  options: JobsOptions,
): Promise<void> {
  const different = new Map(batch.map((payload) => [JSON.stringify(payload), payload]));
  for (const payload of different.values()) {
    const { tenantId } = payload;
    await run({ name, tenantId }, (context) => handle(context, payload), options);
  }
}

async function run(
  job: { readonly name: JobName; readonly tenantId: string },
  handle: (context: JobContext) => Promise<void>,
  { pool, runtime, onFailure, onEnd }: JobsOptions,
): Promise<void> {
  const startedAt = performance.now();
  const end = (isFailed: boolean) =>
    onEnd?.({ name: job.name, isFailed, seconds: (performance.now() - startedAt) / 1000 });
  try {
    const found = await findTenantById(pool, job.tenantId);
    // The tenant was deleted, and its data with it.
    if (found === undefined) return;
    const transaction = withTenant(pool, job.tenantId);
    const context = { ...runtime, tenant: found.tenant, transaction };
    await runInTrace(startTrace(runtime.now()), () => handle(context));
    end(false);
  } catch (error) {
    end(true);
    onFailure(job, error);
    throw error;
  }
}
