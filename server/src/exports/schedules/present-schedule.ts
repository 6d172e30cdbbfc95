import type {
  ExportSchedule,
  ScheduleRun,
} from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import { deliveryErrorSchema } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { isoInstant, isoInstantOrNull } from '../../platform/http/responses/iso-instant.ts';
import type { ExportRecord } from '../exports-queries.ts';
import { mayExport } from '../find-requester.ts';
import { presentExport } from '../present-export.ts';
import type { ListedSchedule } from './schedules-queries.ts';

interface Presenting {
  readonly caller: Caller;
  readonly now: number;
  readonly lastRun: ExportRecord<'submissions'> | undefined;
}

/** A schedule as the caller sees it. */
export function presentSchedule(row: ListedSchedule, presenting: Presenting): ExportSchedule {
  const { id, form_id, form_title, choices, frequency, weekday, month_day, hour, period } = row;
  const { caller, lastRun } = presenting;
  return {
    id,
    form_id,
    form_title,
    choices,
    frequency,
    weekday,
    month_day,
    hour,
    period,
    target: row.target,
    owner: { id: row.user_id, name: row.owner_name ?? '' },
    is_own: row.user_id === caller.id,
    is_paused: row.is_paused,
    stopped: row.stopped,
    next_run_at: isoInstantOrNull(row.next_run_at),
    last_run: lastRun === undefined ? null : presentRun(lastRun, presenting),
  };
}

function presentRun(record: ExportRecord<'submissions'>, { caller, now }: Presenting): ScheduleRun {
  const { id, status, failure, consent, row_count, file_name } = presentExport(record, now);
  const error = deliveryErrorSchema.options.find((one) => one === record.drop_error) ?? null;
  return {
    export_id: id,
    created_at: isoInstant(record.created_at),
    status,
    failure,
    consent: consent?.state ?? null,
    row_count,
    file_name,
    can_download: status === 'available' && mayExport(caller, record.choices),
    drop: record.drop_state === null ? null : { state: record.drop_state, error },
  };
}
