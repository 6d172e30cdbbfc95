import type { ExportPlan } from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import { useLingui } from '@lingui/react/macro';
import { currentRegion } from '../../languages/languages.ts';

const dayMs = 86_400_000;
/** 1 January 2024 was a Monday. */
const monday = Date.UTC(2024, 0, 1);

/** The name of a day of the week, Monday 1 to Sunday 7. */
export const weekdayName = (weekday: number): string =>
  new Intl.DateTimeFormat(currentRegion(), { weekday: 'long', timeZone: 'UTC' }).format(
    monday + (weekday - 1) * dayMs,
  );

/** A full hour, such as `07:00`. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Says when a scheduled export is made. */
export function useTimingText(): (plan: Omit<ExportPlan, 'target' | 'period'>) => string {
  const { t } = useLingui();
  return ({ frequency, weekday, month_day: monthDay, hour }) => {
    const time = hourText(hour);
    const day = weekdayName(weekday);
    if (frequency === 'daily') return t`elke dag om ${time}`;
    if (frequency === 'weekly') return t`elke ${day} om ${time}`;
    return t`elke maand op dag ${monthDay} om ${time}`;
  };
}
