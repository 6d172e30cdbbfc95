import { detectContentType } from '../files/detect-content-type.ts';
import { writeExport } from '../exports/write/write-export.ts';
import { writeSubmissionPdf } from '../submissions/pdf/write-submission-pdf.ts';
import type { WorkerTaskHandlers } from '../platform/workers/worker-tasks.ts';

/** The worker tasks of all features; worker threads have neither the database nor settings. */
export const workerTasks: WorkerTaskHandlers = {
  'detect-content-type': detectContentType,
  'submission-pdf': writeSubmissionPdf,
  'write-export': writeExport,
};
