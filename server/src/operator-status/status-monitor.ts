import type { InstallationStatus } from './check-services.ts';
import type { StatusCheck, StatusState } from './status-check.ts';

/** A check, and since when this server sees its state. */
export interface MonitoredCheck extends StatusCheck {
  readonly since: Date;
}

/** The state of the installation at one moment. */
export interface MonitoredStatus extends Omit<InstallationStatus, 'checks'> {
  readonly checkedAt: Date;
  readonly checks: readonly MonitoredCheck[];
}

/** How long an answer is used again, so that several operators do not check more often than one. */
const freshMs = 10_000;

/**
 * Runs the checks when somebody looks, one run at a time and the next one ten seconds after its end, and remembers since
 * when a state holds.
 */
export function createStatusMonitor(
  check: () => Promise<InstallationStatus>,
  now: () => number,
): () => Promise<MonitoredStatus> {
  const seen = new Map<string, { readonly state: StatusState; readonly since: Date }>();
  let last: MonitoredStatus | undefined;
  let running: Promise<MonitoredStatus> | undefined;
  const run = async (): Promise<MonitoredStatus> => {
    const { checks, ...found } = await check();
    const checkedAt = new Date(now());
    const monitored = checks.map((one) => {
      const before = seen.get(one.id);
      const since = before?.state === one.state ? before.since : checkedAt;
      seen.set(one.id, { state: one.state, since });
      return { ...one, since };
    });
    last = { ...found, checkedAt, checks: monitored };
    return last;
  };
  return () => {
    if (running !== undefined) return running;
    if (last !== undefined && now() - last.checkedAt.getTime() < freshMs)
      return Promise.resolve(last);
    running = run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
