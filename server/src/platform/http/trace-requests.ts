import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from './app-environment.ts';
import type { Runtime } from '../runtime.ts';
import { runInTrace } from '../tracing/current-trace.ts';
import { startTrace, traceHeader } from '../tracing/trace-context.ts';

/** Makes every request an operation, in the trace that its header names. `tracestate` and baggage are not read. */
export const traceRequests = ({ now }: Pick<Runtime, 'now'>) =>
  createMiddleware<AppEnvironment>((c, next) =>
    runInTrace(startTrace(now(), c.req.header(traceHeader)), next),
  );
