import type { MaskedAnswers } from '@form-builder/core/sensitive-answers/mask-answers.ts';
import type { SentSubmission } from './pdf-queries.ts';
import type { PdfFonts } from './pdf-sheet.ts';

/** What the PDF is made of: the version that was filled in, and its answers. */
export interface SubmissionPdfInput {
  readonly organisation: string;
  /** With all answers that may be read: a worker has no key to open others. */
  readonly sent: SentSubmission & { readonly sealed_answers: null };
  readonly masked: MaskedAnswers['masked'];
  readonly fonts: PdfFonts;
}

export interface SubmissionPdf {
  readonly content: Uint8Array;
  readonly fileName: string;
}

declare module '../../platform/workers/worker-tasks.ts' {
  interface WorkerTasks {
    'submission-pdf': WorkerTask<SubmissionPdfInput, SubmissionPdf>;
  }
}
