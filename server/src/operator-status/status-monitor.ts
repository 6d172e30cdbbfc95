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

/** Runs the checks when somebody looks, at most once in ten seconds, and remembers since when a state holds. */
export function createStatusMonitor(
  check: () => Promise<InstallationStatus>,
  now: () => number,
): () => Promise<MonitoredStatus> {
  const seen = new Map<string, { readonly state: StatusState; readonly since: Date }>();
  let last: { readonly at: number; readonly status: Promise<MonitoredStatus> } | undefined;
  const run = async (): Promise<MonitoredStatus> => {
    const { checks, queues } = await check();
    const checkedAt = new Date(now());
    const monitored = checks.map((found) => {
      const before = seen.get(found.id);
      const since = before?.state === found.state ? before.since : checkedAt;
      seen.set(found.id, { state: found.state, since });
      return { ...found, since };
    });
    return { checkedAt, checks: monitored, queues };
  };
  return () => {
    if (last === undefined || now() - last.at >= freshMs) last = { at: now(), status: run() };
    return last.status;
  };
}
