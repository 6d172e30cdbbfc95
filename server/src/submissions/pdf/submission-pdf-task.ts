import type { ShownAnswers } from '../reading/open-submission.ts';
import type { SentSubmission } from '../filled-version/filled-submission-queries.ts';
import type { PdfFonts } from './pdf-sheet.ts';

/** The content of the PDF: the version that was filled in, and its answers. */
export interface SubmissionPdfInput {
  readonly organisation: string;
  /** Contains all answers that may be shown, because a worker has no key to decrypt others. */
  readonly sent: SentSubmission & {
    readonly sealed_answers: null;
    readonly sealed_variables: null;
  };
  readonly masked: ShownAnswers['masked'];
  readonly shown: ShownAnswers['shown'];
  /** Whether identifiers are masked except for their end; false for the systems of the tenant. */
  readonly isMasked: boolean;
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
