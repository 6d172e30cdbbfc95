import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { countWaitingJobs } from '../jobs/count-waiting-jobs.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';

/** A completed request; `route` is the pattern of its path, such as `/v0/forms/:id`. */
export interface ObservedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** One run of a job. */
export interface ObservedJob {
  readonly name: string;
  readonly isFailed: boolean;
  readonly seconds: number;
}

/** A completed check: its kind, its tenant and its result. */
export interface ObservedCheck {
  readonly name: string;
  readonly tenantId: string;
  readonly isPassed: boolean;
}

/** The metrics of one server process. No label contains a name, an address or an id of a person. */
export interface Metrics {
  readonly observeRequest: (request: ObservedRequest) => void;
  readonly observeJob: (job: ObservedJob) => void;
  /** A periodic check of the tenant's data. */
  readonly observeCheck: (check: ObservedCheck) => void;
  /** All metrics in the Prometheus text format. */
  readonly read: () => Promise<string>;
  readonly contentType: string;
}

/** Buckets from a cached form (1 ms) to the longest acceptable request (10 s). */
const requestBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const longBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60];

/** Starts collecting: requests, jobs and tasks when they end; the process, the pools and the queue on read. */
export function createMetrics(pool: Pool, workers: WorkerPool): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Memory, processor time, garbage collection, and the delay of the event loop.
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered requests.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of the tries of jobs.',
    labelNames: ['job', 'outcome'],
    buckets: longBuckets,
    registers,
  });
  const failedChecks = new Gauge({
    name: 'checks_failed',
    help: 'Tenants whose last check by this process found something wrong.',
    labelNames: ['check'],
    registers,
  });
  const failing = new Map<string, Set<string>>();
  observePool(pool, registers);
  observeQueue(pool, registers);
  observeWorkers(workers, registers);
  return {
    observeRequest: ({ seconds, status, ...labels }) => {
      requests.observe({ ...labels, status: String(status) }, seconds);
    },
    observeJob: ({ name, isFailed, seconds }) => {
      jobs.observe({ job: name, outcome: isFailed ? 'failed' : 'completed' }, seconds);
    },
    observeCheck: ({ name, tenantId, isPassed }) => {
      const tenants = failing.get(name) ?? new Set();
      if (isPassed) tenants.delete(tenantId);
      else tenants.add(tenantId);
      failing.set(name, tenants);
      failedChecks.set({ check: name }, tenants.size);
    },
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function observePool(pool: Pool, registers: Registry[]): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool that work or are idle, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function observeQueue(pool: Pool, registers: Registry[]): void {
  new Gauge({
    name: 'database_up',
    help: '1 when the database answers.',
    registers,
    async collect() {
      this.set(await pool.query('select 1').then(constantly(1), constantly(0)));
    },
  });
  new Gauge({
    name: 'jobs_waiting',
    help: 'Jobs that have not started, those that wait for another try included.',
    labelNames: ['job'],
    registers,
    async collect() {
      this.reset();
      // The other metrics matter most when the database is unavailable.
      const waiting = await countWaitingJobs(pool).catch(() => []);
      for (const { job, count } of waiting) this.set({ job }, count);
    },
  });
}

function observeWorkers(workers: WorkerPool, registers: Registry[]): void {
  new Gauge({
    name: 'worker_tasks',
    help: 'Long tasks that run in threads, and those that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = workers.count();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  const refused = new Counter({
    name: 'worker_tasks_refused_total',
    help: 'Long tasks that were refused because too many waited.',
    labelNames: ['task'],
    registers,
  });
  const ended = new Histogram({
    name: 'worker_task_duration_seconds',
    help: 'Duration of long tasks, without the time they waited.',
    labelNames: ['task', 'outcome'],
    buckets: longBuckets,
    registers,
  });
  workers.onEnd(({ name, outcome, seconds }) => {
    if (outcome === 'refused') refused.inc({ task: name });
    else ended.observe({ task: name, outcome }, seconds);
  });
}

const constantly = (value: number) => () => value;
