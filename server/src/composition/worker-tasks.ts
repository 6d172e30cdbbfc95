import { detectContentType } from '../files/detect-content-type.ts';
import { writeSubmissionPdf } from '../submissions/pdf/write-submission-pdf.ts';
import type { WorkerTaskHandlers } from '../platform/workers/worker-tasks.ts';

/** The long work of all features; it runs in threads, which have neither database nor settings. */
export const workerTasks: WorkerTaskHandlers = {
  'detect-content-type': detectContentType,
  'submission-pdf': writeSubmissionPdf,
};
