import {
  countedDays,
  type submissionsContract,
} from '@form-builder/core/contract/staff/submissions/submissions.ts';
import type { Answer } from '@form-builder/core/contract/endpoint.ts';
import { addDays } from '@form-builder/core/formats/dates/shift-day.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { dayInAmsterdam } from '../../../platform/day-in-amsterdam.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { selectDayCounts } from './day-counts-queries.ts';

type DayCounts = Answer<(typeof submissionsContract)['countSubmissionsByDay']>['data'];

/** Counts the submissions of each of the last days, today last, including the days without any. */
export async function countByDay(
  tx: Transaction<Database>,
  caller: Caller,
  nowMs: number,
): Promise<DayCounts> {
  const today = dayInAmsterdam(nowMs);
  const days = Array.from({ length: countedDays }, (_, index) =>
    addDays(today, index + 1 - countedDays),
  );
  const rows = await selectDayCounts(tx, caller, days[0] ?? today);
  const counts = new Map(rows.map(({ day, count }) => [day, Number(count)]));
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}
