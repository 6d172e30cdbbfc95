import type { ShownAnswers } from '../reading/open-submission.ts';
import type { FilledTexts } from '../filled-version/filled-form.ts';
import type { SentSubmission } from '../filled-version/filled-submission-queries.ts';
import type { PdfFonts } from './pdf-sheet.ts';

/**
 * What the PDF shows of a submission, stored or not: all answers that may be shown, because a worker
 * has no key to decrypt others.
 */
export type PdfSubmission = FilledTexts &
  Pick<
    SentSubmission,
    | 'title'
    | 'is_test'
    | 'completed_at'
    | 'statements'
    | 'own_texts'
    | 'co_signed_at'
    | 'co_signer_name'
    | 'co_signer_address'
    | 'co_signature_text'
    | 'co_signer_login_name'
    | 'co_signer_provider'
  > & { readonly answers: Readonly<Record<string, unknown>> };

/** The content of the PDF: the version that was filled in, and its answers. */
export interface SubmissionPdfInput {
  readonly organisation: string;
  readonly sent: PdfSubmission;
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
