import {
  knownSettings,
  type SettingId,
} from '@form-builder/core/contract/staff/settings/known-settings.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const maxWarningMs = 5 * minuteMs;

/** The organisation's limits of sessions. */
export interface SessionLimits {
  readonly idleMs: number;
  readonly totalMs: number;
}

/** The settings with the limits; those that nobody set are absent. */
export type LimitSettings = Partial<Record<SettingId, unknown>> | null;

export function limitsOf(settings: LimitSettings): SessionLimits {
  const numberOf = (id: 'session_idle_minutes' | 'session_hours') => {
    const value = settings?.[id];
    return typeof value === 'number' ? value : knownSettings[id].initial;
  };
  return {
    idleMs: numberOf('session_idle_minutes') * minuteMs,
    totalMs: numberOf('session_hours') * hourMs,
  };
}

/** When a session began and when its person was last active. */
export interface TimedSession {
  readonly signed_in_at: Date;
  readonly active_at: Date;
}

/** When a session ends without activity, and in any case. */
export interface SessionEnds {
  readonly idleEndMs: number;
  readonly endMs: number;
}

export function sessionEnds(session: TimedSession, limits: SessionLimits): SessionEnds {
  return {
    idleEndMs: session.active_at.getTime() + limits.idleMs,
    endMs: session.signed_in_at.getTime() + limits.totalMs,
  };
}

export const isEnded = ({ idleEndMs, endMs }: SessionEnds, nowMs: number): boolean =>
  Math.min(idleEndMs, endMs) <= nowMs;

/** How long before the end the person is warned: five minutes, or a third of a short limit. */
export const warningMs = ({ idleMs }: SessionLimits): number => Math.min(maxWarningMs, idleMs / 3);
