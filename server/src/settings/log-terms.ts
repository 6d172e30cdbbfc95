import type { SettingId } from '@form-builder/core/contract/staff/settings/known-settings.ts';
import {
  logKinds,
  logRetentionLimits,
  type LogKind,
} from '@form-builder/core/logbook/log-retention.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { selectSettings } from './settings-queries.ts';

const dayMs = 86_400_000;

const settingOf: Readonly<Record<LogKind, SettingId>> = {
  security: 'logbook_days_security',
  handling: 'logbook_days_handling',
  administration: 'logbook_days_administration',
  processing: 'processing_log_days',
};

/** The retention of each log in days. */
export type LogTerms = Readonly<Record<LogKind, number>>;

/** The terms that the tenant chose; a stored value outside the limits counts as the nearest one. */
export async function loadLogTerms(tx: Transaction<Database>): Promise<LogTerms> {
  const settings = await selectSettings(tx);
  const daysOf = (kind: LogKind): number => {
    const days = settings.get(settingOf[kind]);
    return typeof days === 'number' ? withinLimits(kind, days) : logRetentionLimits[kind].initial;
  };
  return recordOfKinds(daysOf);
}

/** A term within the limits of a log. */
export function withinLimits(kind: LogKind, days: number): number {
  const { minimum, maximum } = logRetentionLimits[kind];
  return Math.min(maximum, Math.max(minimum, days));
}

/** The moment before which the lines of a log go. */
export const cutBefore = (days: number, nowMs: number): Date => new Date(nowMs - days * dayMs);

/** A value for each log. */
export function recordOfKinds<Value>(
  valueOf: (kind: LogKind) => Value,
): Readonly<Record<LogKind, Value>> {
  const [security, handling, administration, processing] = logKinds;
  return {
    security: valueOf(security),
    handling: valueOf(handling),
    administration: valueOf(administration),
    processing: valueOf(processing),
  };
}
