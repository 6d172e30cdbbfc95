import type { ProcessingCard } from '@form-builder/core/contract/staff/forms/processing-register.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { PdfFonts } from '../submissions/pdf/pdf-sheet.ts';

/** The content of the register as a document. */
export interface RegisterPdfInput {
  readonly organisation: string;
  /** Where people can ask about their data, as the organisation set it; `null`: not set. */
  readonly contact: string | null;
  readonly privacy: string | null;
  readonly language: Language;
  readonly createdAt: Date;
  /** Whether the installation has a virus scanner. */
  readonly scansFiles: boolean;
  readonly cards: readonly ProcessingCard[];
  readonly fonts: PdfFonts;
}

declare module '../platform/workers/worker-tasks.ts' {
  interface WorkerTasks {
    'register-pdf': WorkerTask<RegisterPdfInput, Uint8Array>;
  }
}
