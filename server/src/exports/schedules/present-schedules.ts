import type { Transaction } from 'kysely';
import type { Writer } from '../../logbook/writer.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentSchedule } from './present-schedule.ts';
import { selectLastRuns, selectSchedules } from './schedules-queries.ts';

type Tx = Transaction<Database>;

/** The schedules that the caller may see, with their last runs; `id`: only this one. */
export async function presentSchedules(tx: Tx, caller: Caller, now: number, id?: string) {
  const rows = await selectSchedules(tx, caller, id);
  const ids = rows.map((row) => row.id);
  const runs = await selectLastRuns(tx, ids);
  const runOf = new Map(runs.map((run) => [run.schedule_id, run]));
  return rows.map((row) => presentSchedule(row, { caller, now, lastRun: runOf.get(row.id) }));
}

/** The schedule after a change. */
export async function presentOne(tx: Tx, caller: Caller, writer: Writer, id: string) {
  const [found] = await presentSchedules(tx, caller, writer.now(), id);
  if (found === undefined) throw new Error('A schedule is not there in its own transaction.');
  return found;
}
