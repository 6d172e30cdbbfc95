import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallOperation } from '@form-builder/core/contract/staff/settings/provider-calls.ts';

/** One call as it was made, without what was asked and answered. */
export interface SentCall {
  readonly method: string;
  readonly host: string;
  /** With `{id}` in place of what names something. */
  readonly path: string;
  /** `null`: no answer, or a protocol without one. */
  readonly status: number | null;
}

interface CalledOperation {
  /** `null` for calls that are too many to log. */
  readonly operation?: CallOperation | null;
  /** Counts from one. */
  readonly attempt?: number;
  /** Takes each call when it has ended. */
  readonly onSent?: (call: SentCall) => void;
}

const storage = new AsyncLocalStorage<CalledOperation>();

/** What the code that runs now calls a provider for; empty for the usual operation of its kind. */
export const calledOperation = (): CalledOperation => storage.getStore() ?? {};

/** Runs work whose calls are logged as this operation and attempt; what is left out stays as it was. */
export const runAsOperation = <T>(called: CalledOperation, work: () => T): T =>
  storage.run({ ...storage.getStore(), ...called }, work);
