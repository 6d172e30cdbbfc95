/** What a quota counts over: a month or a day of the municipality's time zone, or what there is now. */
export type QuotaPeriod = 'month' | 'day' | 'now';

/** One quota: what it counts over, in what, and whether it stops staff. */
interface QuotaDefinition {
  readonly period: QuotaPeriod;
  readonly unit: 'count' | 'bytes';
  /** Whether staff cannot add more at the limit; visitors always can. */
  readonly stopsStaff: boolean;
}

/** Every quota of a tenant, in the order in which they are listed. Without a limit nothing is stopped. */
export const quotas = {
  submissions: { period: 'month', unit: 'count', stopsStaff: false },
  storage: { period: 'now', unit: 'bytes', stopsStaff: true },
  users: { period: 'now', unit: 'count', stopsStaff: true },
  forms: { period: 'now', unit: 'count', stopsStaff: true },
  exports: { period: 'day', unit: 'count', stopsStaff: true },
} as const satisfies Readonly<Record<string, QuotaDefinition>>;

export type QuotaId = keyof typeof quotas;

export const quotaIds = [
  'submissions',
  'storage',
  'users',
  'forms',
  'exports',
] as const satisfies readonly QuotaId[];

/** Whether there is a quota by this id. */
export function isQuotaId(id: string): id is QuotaId {
  return Object.hasOwn(quotas, id);
}
