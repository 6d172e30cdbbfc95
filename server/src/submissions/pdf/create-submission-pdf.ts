import type { Tenant } from '../../platform/database/tenancy/tenant.ts';
import type { WorkerPool } from '../../platform/workers/worker-pool.ts';
import type { ShownAnswers } from '../reading/open-submission.ts';
import type { SentSubmission } from '../filled-version/filled-submission-queries.ts';
import type { PdfFonts } from './pdf-sheet.ts';
import type { SubmissionPdf } from './submission-pdf-task.ts';

/** 3,000 answers take about 3 seconds. */
const timeoutMs = 30_000;

/** The dependencies of PDFs. */
export interface PdfServices {
  readonly workers: WorkerPool;
  readonly fonts: PdfFonts;
}

/** The services of PDFs in an installation; its folder of assets holds the fonts. */
export function createPdfServices({
  workers,
  assetsFolder,
}: {
  readonly workers: WorkerPool;
  readonly assetsFolder: string;
}): PdfServices {
  const fonts = `${assetsFolder}/fonts`;
  return {
    workers,
    fonts: { regular: `${fonts}/NotoSans-Regular.ttf`, bold: `${fonts}/NotoSans-Bold.ttf` },
  };
}

/** Writes the PDF of a submission in a worker; call it outside a transaction. */
export function createSubmissionPdf(
  { workers, fonts }: PdfServices,
  tenant: Tenant,
  stored: SentSubmission,
  shown: ShownAnswers & { readonly isMasked?: boolean },
): Promise<SubmissionPdf> {
  const { answers, definition, masked, shown: shownFields, isMasked = true } = shown;
  const sealed = { sealed_answers: null, sealed_variables: null };
  const sent = { ...stored, ...sealed, answers, definition };
  const input = { organisation: tenant.name, sent, masked, shown: shownFields, isMasked, fonts };
  return workers.run('submission-pdf', input, { timeoutMs });
}
