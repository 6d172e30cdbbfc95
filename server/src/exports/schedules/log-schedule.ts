import { writeLogbook } from '../../logbook/write-logbook.ts';
import type { Writer } from '../../logbook/writer.ts';

type ScheduleAction =
  | 'export.schedule_created'
  | 'export.schedule_changed'
  | 'export.schedule_paused'
  | 'export.schedule_resumed'
  | 'export.schedule_deleted';

/** Records a change of a schedule with its form. */
export const logSchedule = (
  writer: Writer,
  action: ScheduleAction,
  formId: string,
): Promise<void> => writeLogbook(writer, { action, subject: ['form', formId] });
