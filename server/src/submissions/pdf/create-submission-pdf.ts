import type { Tenant } from '../../platform/database/tenancy/tenant.ts';
import type { WorkerPool } from '../../platform/workers/worker-pool.ts';
import type { ShownAnswers } from '../reading/open-submission.ts';
import type { SentSubmission } from '../filled-version/filled-submission-queries.ts';
import type { PdfFonts } from './pdf-sheet.ts';
import type { PdfSubmission, SubmissionPdf, SubmissionPdfInput } from './submission-pdf-task.ts';

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
  services: PdfServices,
  tenant: Tenant,
  stored: SentSubmission,
  shown: ShownAnswers & { readonly isMasked?: boolean },
): Promise<SubmissionPdf> {
  const { answers, definition, masked, shown: shownFields, isMasked = true } = shown;
  const sealed = { sealed_answers: null, sealed_variables: null };
  const sent = { ...stored, ...sealed, answers, definition };
  return runPdfTask(services, tenant, { sent, masked, shown: shownFields, isMasked });
}

/** Writes the PDF of sample answers that are not stored in a worker; call it outside a transaction. */
export function createSamplePdf(
  services: PdfServices,
  tenant: Tenant,
  sample: Omit<PdfSubmission, keyof typeof unsent>,
): Promise<SubmissionPdf> {
  const sent = { ...sample, ...unsent };
  return runPdfTask(services, tenant, { sent, masked: [], shown: null, isMasked: true });
}

/** What sample answers lack: a number, statements and a co-signature. */
const unsent = {
  title: null,
  is_test: true,
  statements: null,
  co_signed_at: null,
  co_signer_name: null,
  co_signer_address: null,
  co_signature_text: null,
  co_signer_login_name: null,
  co_signer_provider: null,
} as const;

function runPdfTask(
  { workers, fonts }: PdfServices,
  tenant: Tenant,
  content: Omit<SubmissionPdfInput, 'organisation' | 'fonts'>,
): Promise<SubmissionPdf> {
  const input = { ...content, organisation: tenant.name, fonts };
  return workers.run('submission-pdf', input, { timeoutMs });
}
