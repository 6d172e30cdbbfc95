import type { TenantMailSender } from '../../mails/tenant-mail.ts';
import type { JobHandlers } from '../../platform/jobs/job-handlers.ts';
import type { ExportJobs } from './export-jobs.ts';
import { createFollowExport } from './follow-export.ts';
import { createMakeExport, type MakeExportOptions } from './make-export.ts';
import { createSendExportMail } from './send-export-mail.ts';

/** The jobs of exports. */
export function createExportJobHandlers(
  options: MakeExportOptions & TenantMailSender,
): Pick<JobHandlers, keyof ExportJobs> {
  return {
    'make-export': createMakeExport(options),
    'follow-export': createFollowExport(options),
    'send-export-mail': createSendExportMail(options),
  };
}
