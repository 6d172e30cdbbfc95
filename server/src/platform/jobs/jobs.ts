import { CompiledQuery, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Database } from '../database/database.ts';
import { withTenant } from '../database/tenant-transaction.ts';
import { findTenantById } from '../database/find-tenant.ts';
import type { Runtime } from '../runtime.ts';
import type { JobContext, JobHandler, JobHandlers } from './job-handlers.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';
import { prepareQueue, queueSchema } from './queue-schema.ts';
import { sqlOn } from './queue-connection.ts';

/** The transaction of the change that a job follows from. */
export interface JobTransaction {
  readonly tx: Transaction<Database>;
  readonly tenantId: string;
}

/** Sends jobs that run after the transaction they follow from. */
export interface JobSender {
  /** The job exists once the transaction commits, and never when it is rolled back. */
  readonly send: <N extends JobName>(
    transaction: JobTransaction,
    name: N,
    payload: JobPayloads[N],
    /** How long it waits at least; at once when absent. */
    when?: { readonly afterSeconds: number },
  ) => Promise<void>;
}

/** The queue of one server process; several may share a database. */
export interface Jobs extends JobSender {
  /** Makes a queue for every handler and begins to work; before it no job can be sent. */
  readonly start: (handlers: JobHandlers) => Promise<void>;
  /** Lets running jobs finish, for at most some seconds; the others wait for the next start. */
  readonly stop: () => Promise<void>;
}

/** The dependencies of the job queue. */
export interface JobsOptions {
  readonly pool: Pool;
  readonly runtime: Runtime;
  /** How long a job waits at most before it begins. */
  readonly pollSeconds: number;
  /** Called for each failed try. */
  readonly onFailure: (
    job: { readonly name: string; readonly tenantId: string },
    error: unknown,
  ) => void;
  /** Called at the end of each try. */
  readonly onEnd?: (run: JobRun) => void;
}

/** One try of a job. */
export interface JobRun {
  readonly name: JobName;
  readonly isFailed: boolean;
  readonly seconds: number;
}

/** A try that fails is repeated after 2, 4, 8 … seconds: an outside service has half an hour to recover. */
const retries = { retryLimit: 10, retryDelay: 2, retryBackoff: true } as const;

/** How often a job is tried in all. */
export const mostTries = retries.retryLimit + 1;

const stopMs = 5_000;

/** Prepares the queue's tables; nothing is worked on yet. */
export async function openJobs(options: JobsOptions): Promise<Jobs> {
  const { pool } = options;
  const boss = new PgBoss({ db: sqlOn(pool), schema: queueSchema, schedule: false });
  boss.on('error', (error) => options.onFailure({ name: 'queue', tenantId: '' }, error));
  await boss.start();
  await prepareQueue(pool);
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
    start: async (handlers) => {
      for (const name of namesOf(handlers)) {
        await boss.createQueue(name, { name, ...retries });
        await work(boss, name, handlers, options);
      }
    },
    stop: () => boss.stop({ timeout: stopMs }),
  };
}

function namesOf(handlers: JobHandlers): readonly JobName[] {
  // Exactly the handlers' own names, which Object.keys widens.
  return Object.keys(handlers) as JobName[];
}

type Sent<N extends JobName> = JobPayloads[N] & { readonly tenantId: string };

async function work<N extends JobName>(
  boss: PgBoss,
  name: N,
  handlers: Pick<JobHandlers, N>,
  options: JobsOptions,
): Promise<void> {
  const handle: JobHandler<N> = handlers[name];
  await boss.work<Sent<N>>(name, { pollingIntervalSeconds: options.pollSeconds }, async (jobs) => {
    for (const { data } of jobs) {
      const { tenantId } = data;
      await run({ name, tenantId }, (context) => handle(context, data), options);
    }
  });
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
    // A tenant that is gone took with it what the job was for.
    if (found === undefined) return;
    const transaction = withTenant(pool, job.tenantId);
    await handle({ ...runtime, tenant: found.tenant, transaction });
    end(false);
  } catch (error) {
    end(true);
    onFailure(job, error);
    throw error;
  }
}
