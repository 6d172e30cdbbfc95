import type { CallHour } from '@form-builder/core/contract/staff/settings/provider-calls.ts';

const hourMs = 3_600_000;

/** The last hours up to now, oldest first; an hour without calls has zeros. */
export function callsByHour(
  counted: readonly CallHour[],
  nowMs: number,
  hours: number,
): readonly CallHour[] {
  const byStart = new Map(counted.map((hour) => [Date.parse(hour.at), hour]));
  const current = nowMs - (nowMs % hourMs);
  return Array.from({ length: hours }, (_, index) => {
    const start = current - (hours - 1 - index) * hourMs;
    const none = {
      at: new Date(start).toISOString(),
      calls: 0,
      errors: 0,
      throttled: 0,
      p95_ms: 0,
    };
    return byStart.get(start) ?? none;
  });
}
