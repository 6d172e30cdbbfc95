import { detectContentType } from '../files/detect-content-type.ts';
import { writeExport } from '../exports/write/write-export.ts';
import { writeRegisterPdf } from '../processing-register/write-register-pdf.ts';
import { writeSubmissionPdf } from '../submissions/pdf/write-submission-pdf.ts';
import type { WorkerTaskHandlers } from '../platform/workers/worker-tasks.ts';

/** The worker tasks of all features; worker threads have neither the database nor settings. */
export const workerTasks: WorkerTaskHandlers = {
  'detect-content-type': detectContentType,
  'register-pdf': writeRegisterPdf,
  'submission-pdf': writeSubmissionPdf,
  'write-export': writeExport,
};
