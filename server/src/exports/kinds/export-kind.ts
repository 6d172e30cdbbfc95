import type {
  Export,
  ExportFormat,
} from '@form-builder/core/contract/staff/submissions/exports.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Writer } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { JobContext } from '../../platform/jobs/job-handlers.ts';
import type { ExportFileServices } from '../file/write-export-file.ts';
import type { WrittenExport } from '../write/export-task.ts';

/** What the logbook records of the file of an export. */
export type ExportStep = 'made' | 'downloaded' | 'deleted';

/** What every kind of export has in its response. */
export type ExportProgressFields = Pick<
  Export,
  | 'id'
  | 'status'
  | 'failure'
  | 'consent'
  | 'row_count'
  | 'total'
  | 'seconds_left'
  | 'file_name'
  | 'size_bytes'
  | 'created_at'
  | 'ended_at'
  | 'expires_at'
  | 'is_erased'
>;

/** For whom an attempt writes the file, and in which folder that only this attempt uses. */
export interface ExportAttempt {
  readonly caller: Caller;
  readonly folder: string;
}

/** What differs between an export of submissions and one of the logbook, for one export. */
export interface ExportKind {
  readonly format: ExportFormat;
  /** The texts of its mails: `mail.export.ready.…`. */
  readonly mail: 'export' | 'logbook_export';
  /** What is exported, as mails, notifications and the file's name say it. */
  readonly title: (language: Language) => string;
  readonly present: (fields: ExportProgressFields) => Export;
  /** Whether the user's permissions suffice to have the file made, and to download it. */
  readonly mayBeHadBy: (caller: Caller) => boolean;
  /** Asks colleagues for consent when that is needed; returns whether the export has to wait. */
  readonly awaitConsent: (writer: Writer) => Promise<boolean>;
  readonly log: (writer: Writer, step: ExportStep, count: number) => Promise<void>;
  /** Writes the file; `count`: its submissions or entries. Throws an `ExportError` when no attempt can succeed. */
  readonly write: (
    context: JobContext,
    services: ExportFileServices,
    attempt: ExportAttempt,
  ) => Promise<WrittenExport & { readonly count: number }>;
}
