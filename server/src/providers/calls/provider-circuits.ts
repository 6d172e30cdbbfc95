import { codeOfFailure } from '../code-of-failure.ts';
import { codeOfStatus, ProviderError, type ProviderErrorCode } from '../provider-error.ts';
import type { ProviderKey, ProviderRow } from '../providers-queries.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

/**
 * Ends a call with its result; `null`: the service answered, also when it rejected the request; `uncounted`: our own code
 * failed, which says nothing about the service.
 */
type EndCall = (error: ProviderErrorCode | 'uncounted' | null, retryAfterSeconds?: number) => void;

/** Whether one provider of a tenant can be called for visitors. */
export interface ProviderCircuit {
  /**
   * Rejects with a ProviderError at once while the provider is paused. While another call probes it, waits for the result
   * of that one.
   */
  readonly begin: () => Promise<EndCall>;
  /** A call that is made whatever happened before, such as that of an administrator; its result counts. */
  readonly beginAnyway: () => EndCall;
  /** Runs a call of its own protocol, which throws a ProviderError when it fails. */
  readonly run: <T>(call: () => Promise<T>) => Promise<T>;
}

/** The circuits of all providers that visitors wait for: registers, logins and the creation of payments. */
export interface ProviderCircuits {
  readonly of: (
    tenantId: string,
    provider: Pick<ProviderRow, 'id' | 'serves_tests'>,
  ) => ProviderCircuit;
  /** Lets a provider be called again, which an administrator changed or tested with success, and notes that. */
  readonly forget: (tenantId: string, key: ProviderKey) => void;
}

/** Takes a pause for administrators to see; `null`: it ended. Returns at once and never throws. */
export type NotePause = (tenantId: string, key: ProviderKey, until: number | null) => void;

interface CircuitsOptions {
  readonly now: () => number;
  readonly notePause: NotePause;
}

/** Errors that mean that the service is down. A rejected login or key does not: a visitor could cause those. */
const downCodes: ReadonlySet<ProviderErrorCode> = new Set([
  'no_answer',
  'unavailable',
  'too_many_requests',
]);

/** A visitor waits: a service may not ask for more. */
const maxAskedSeconds = 300;
const maxTenants = 1_000;

/**
 * A provider that fails five times in a row is not called for half a minute, so that visitors get the manual way or a
 * message at once; after that one call probes it. Each server process has its own state.
 */
export function createProviderCircuits({ now, notePause }: CircuitsOptions): ProviderCircuits {
  const byTenant = new Map<string, Map<string, ProviderCircuit>>();
  return {
    of(tenantId, { id, serves_tests: servesTests }) {
      if (!byTenant.has(tenantId) && byTenant.size >= maxTenants) byTenant.clear();
      const ofTenant = byTenant.get(tenantId) ?? new Map<string, ProviderCircuit>();
      byTenant.set(tenantId, ofTenant);
      const key = nameOf({ id, servesTests });
      const known = ofTenant.get(key);
      if (known !== undefined) return known;
      const created = createCircuit(now, (until) => {
        // A call that began before the provider was mended says nothing of it now.
        if (byTenant.get(tenantId)?.get(key) === created)
          notePause(tenantId, { id, servesTests }, until);
      });
      ofTenant.set(key, created);
      return created;
    },
    forget: (tenantId, key) => {
      byTenant.get(tenantId)?.delete(nameOf(key));
      notePause(tenantId, key, null);
    },
  };
}

const nameOf = ({ id, servesTests }: ProviderKey): string => JSON.stringify([id, servesTests]);

function createCircuit(now: () => number, note: (until: number | null) => void): ProviderCircuit {
  const breaker = createCircuitBreaker(now);
  // What is stored may be of a process that has stopped, so the first success is noted as well.
  const state: { noted: number | null | undefined; probe: Promise<void> | null } = {
    noted: undefined,
    probe: null,
  };
  const noteOnce = (until: number | null) => {
    if (state.noted === until) return;
    state.noted = until;
    note(until);
  };
  const count: EndCall = (error, retryAfterSeconds = 0) => {
    if (error === 'uncounted') return;
    if (error === null || !downCodes.has(error)) {
      breaker.succeed();
      noteOnce(null);
      return;
    }
    breaker.fail(Math.min(retryAfterSeconds, maxAskedSeconds));
    const until = breaker.pausedUntil();
    if (until !== null) noteOnce(until);
  };
  const begin = async (): Promise<EndCall> => {
    // A probe without a result leaves it to one of those that waited.
    while (breaker.isProbing() && state.probe !== null) await state.probe;
    if (breaker.pausedUntil() !== null) throw new ProviderError('unavailable');
    if (!breaker.isProbing()) return count;
    const { promise, resolve } = createSignal();
    state.probe = promise;
    return (...result) => {
      state.probe = null;
      count(...result);
      resolve();
    };
  };
  const run = async <T>(call: () => Promise<T>): Promise<T> => {
    const end = await begin();
    try {
      const result = await call();
      end(null);
      return result;
    } catch (error) {
      if (error instanceof ProviderError) end(error.code, error.retryAfterSeconds);
      else end('uncounted');
      throw error;
    }
  };
  return { begin, beginAnyway: () => count, run };
}

function createSignal(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}

/** The error of a response, for its circuit. */
export const failureOfStatus = (status: number): ProviderErrorCode | null =>
  status >= 400 ? codeOfStatus(status) : null;

/** The error of a call without a response, for its circuit. */
export const failureOfCall = (error: unknown): ProviderErrorCode =>
  error instanceof ProviderError ? error.code : codeOfFailure(error);
