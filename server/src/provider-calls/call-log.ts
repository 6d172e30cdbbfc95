import type { Pool } from 'pg';
import { findTenantById } from '../platform/database/tenancy/find-tenant.ts';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import { describeError } from '../platform/logging/describe-error.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { NoteCall, ProviderCall } from '../providers/calls/logged-clients.ts';
import { insertCalls } from './provider-calls-queries.ts';

/** Keeps calls of providers in memory, and writes them to the database from time to time. */
export interface CallLog {
  readonly note: NoteCall;
  /**
   * Writes the calls so far, after what is being written already; those of a tenant whose write fails are kept for the
   * next time, those of a tenant that is gone are dropped.
   */
  flush(): Promise<void>;
}

interface CallLogOptions {
  readonly pool: Pool;
  readonly logger: Pick<Logger, 'error'>;
  readonly createId: Runtime['createId'];
  /** The maximum number of calls in memory; further ones are not logged. */
  readonly maxCalls?: number;
}

/** A call waits for no database: a process that ends suddenly loses the calls of the last seconds. */
export function createCallLog({
  pool,
  logger,
  createId,
  maxCalls = 20_000,
}: CallLogOptions): CallLog {
  const state = {
    waiting: new Map<string, ProviderCall[]>(),
    count: 0,
    running: Promise.resolve(),
  };
  const note: NoteCall = (tenantId, call) => {
    if (state.count >= maxCalls) return;
    const ofTenant = state.waiting.get(tenantId);
    if (ofTenant === undefined) state.waiting.set(tenantId, [call]);
    else ofTenant.push(call);
    state.count += 1;
  };
  const writeAll = async () => {
    const taken = state.waiting;
    state.waiting = new Map();
    state.count = 0;
    for (const [tenantId, calls] of taken) {
      try {
        if ((await findTenantById(pool, tenantId)) === undefined) continue;
        const rows = calls.map((call) => rowOf(tenantId, createId(), call));
        await withTenant(pool, tenantId)((tx) => insertCalls(tx, rows));
      } catch (error) {
        for (const call of calls) note(tenantId, call);
        logger.error({ job: 'log-calls', tenantId, error: describeError(error) }, 'job failed');
      }
    }
  };
  return {
    note,
    flush() {
      state.running = state.running.then(writeAll);
      return state.running;
    },
  };
}

const rowOf = (
  tenantId: string,
  id: string,
  { providerId, servesTests, durationMs, traceId, ...call }: ProviderCall,
) => ({
  ...call,
  tenant_id: tenantId,
  id,
  provider_id: providerId,
  serves_tests: servesTests,
  duration_ms: durationMs,
  trace_id: traceId,
});
