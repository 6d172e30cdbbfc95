import type { TenantMailSender } from '../../mails/tenant-mail.ts';
import type { JobHandlers } from '../../platform/jobs/job-handlers.ts';
import type { DropExportOptions } from '../schedules/drop-export.ts';
import { createScheduleJobHandlers, type ScheduleJobs } from '../schedules/schedule-jobs.ts';
import type { ExportJobs } from './export-jobs.ts';
import { createFollowExport } from './follow-export.ts';
import { createMakeExport, type MakeExportOptions } from './make-export.ts';
import { createSendExportMail } from './send-export-mail.ts';

/** The jobs of exports. */
export function createExportJobHandlers(
  options: MakeExportOptions & DropExportOptions & TenantMailSender,
): Pick<JobHandlers, keyof ExportJobs | keyof ScheduleJobs> {
  return {
    ...createScheduleJobHandlers(options),
    'make-export': createMakeExport(options),
    'follow-export': createFollowExport(options),
    'send-export-mail': createSendExportMail(options),
  };
}
