import type { ExportPlan } from '@form-builder/core/contract/staff/submissions/export-schedules.ts';

/** The plan of a new scheduled export: on Monday morning, of the week before, with a link to its owner. */
export const initialPlan: ExportPlan = {
  frequency: 'weekly',
  weekday: 1,
  month_day: 1,
  hour: 7,
  period: 'previous',
  target: { kind: 'mail', mailbox: '' },
};
