import * as v from 'valibot';
import { parseDay } from './calendar.ts';

/** The schema of an existing day, such as `2026-11-20`. */
export const daySchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((day) => (parseDay(day)?.year ?? 0) > 0),
);
