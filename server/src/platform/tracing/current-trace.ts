import { AsyncLocalStorage } from 'node:async_hooks';
import type { Trace } from './trace-context.ts';

const storage = new AsyncLocalStorage<Trace>();

/** The operation in which this code runs; `undefined` outside a request and a job. */
export const currentTrace = (): Trace | undefined => storage.getStore();

/** The id of the current trace as bytes; `null` outside one. */
export function currentTraceId(): Buffer | null {
  const trace = currentTrace();
  return trace === undefined ? null : Buffer.from(trace.traceId, 'hex');
}

/** Runs work as a part of an operation: calls to other systems and lines of logs name it. */
export const runInTrace = <T>(trace: Trace, work: () => T): T => storage.run(trace, work);
