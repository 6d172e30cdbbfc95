import type { Pool } from 'pg';
import { findTenantById } from '../platform/database/tenancy/find-tenant.ts';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import { describeError } from '../platform/logging/describe-error.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { NoteCall, ProviderCall } from '../providers/calls/logged-clients.ts';
import type { NotePause } from '../providers/calls/provider-circuits.ts';
import { updateVisitorPause, type ProviderKey } from '../providers/providers-queries.ts';
import { insertCalls } from './provider-calls-queries.ts';

/** Keeps calls of providers and their pauses in memory, and writes them to the database from time to time. */
export interface CallLog {
  readonly note: NoteCall;
  /** Takes the newest state of a provider; a pause is stored with the calls. */
  readonly notePause: NotePause;
  /**
   * Writes the calls and pauses so far, after what is being written already; those of a tenant whose write fails are
   * kept for the next time, those of a tenant that is gone are dropped.
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
  const { note, notePause, takeAll, keep } = createWaiting(maxCalls);
  const state = { running: Promise.resolve() };
  const writeAll = async () => {
    for (const [tenantId, { calls, pauses }] of takeAll()) {
      try {
        if ((await findTenantById(pool, tenantId)) === undefined) continue;
        const rows = calls.map((call) => rowOf(tenantId, createId(), call));
        const transaction = withTenant(pool, tenantId);
        await transaction(async (tx) => {
          await insertCalls(tx, rows);
          for (const { key, until } of pauses.values()) await updateVisitorPause(tx, key, until);
        });
      } catch (error) {
        keep(tenantId, { calls, pauses });
        logger.error({ job: 'log-calls', tenantId, error: describeError(error) }, 'job failed');
      }
    }
  };
  return {
    note,
    notePause,
    flush() {
      state.running = state.running.then(writeAll);
      return state.running;
    },
  };
}

interface Pause {
  readonly key: ProviderKey;
  readonly until: Date | null;
}

/** What is not written yet of a tenant: calls, and the newest pause of each provider. */
interface Waiting {
  readonly calls: ProviderCall[];
  readonly pauses: Map<string, Pause>;
}

/** Calls and pauses in memory, up to a maximum of calls. */
function createWaiting(maxCalls: number) {
  const state = { ofTenants: new Map<string, Waiting>(), calls: 0 };
  const waitingOf = (tenantId: string): Waiting => {
    const known = state.ofTenants.get(tenantId) ?? { calls: [], pauses: new Map<string, Pause>() };
    state.ofTenants.set(tenantId, known);
    return known;
  };
  const note: NoteCall = (tenantId, call) => {
    if (state.calls >= maxCalls) return;
    waitingOf(tenantId).calls.push(call);
    state.calls += 1;
  };
  const notePause: NotePause = (tenantId, key, until) => {
    const pause = { key, until: until === null ? null : new Date(until) };
    waitingOf(tenantId).pauses.set(JSON.stringify([key.id, key.servesTests]), pause);
  };
  return {
    note,
    notePause,
    takeAll: () => {
      const taken = state.ofTenants;
      state.ofTenants = new Map();
      state.calls = 0;
      return taken;
    },
    /** Takes back what could not be written; a newer pause of a provider stays. */
    keep: (tenantId: string, { calls, pauses }: Waiting) => {
      for (const call of calls) note(tenantId, call);
      const { pauses: newer } = waitingOf(tenantId);
      for (const [name, pause] of pauses) if (!newer.has(name)) newer.set(name, pause);
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
