import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { IssueMessageId } from '@form-builder/core/messages/message-ids.ts';
import type { UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';
import { parseUploadReference } from '@form-builder/core/field-types/uploads/upload-reference.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { RequestError } from '../platform/request-error.ts';
import { fitsName } from './fits-name.ts';
import { claimForSubmission, lockByUploadKeys, type FileRow } from './files-queries.ts';
import type { FileState } from './files-tables.ts';
import { listAnsweredFiles, type AnsweredFiles } from './uploads-in-answers.ts';

/** The answers of a submission, with their version. */
export interface FilledIn {
  readonly submissionId: string;
  readonly program: Program;
  readonly answers: Readonly<Record<string, unknown>>;
}

/**
 * Attaches the files of a draft to it, so that they live as long as the draft; its other files are
 * detached.
 */
export async function storeDraftFiles(writer: Writer, filledIn: FilledIn): Promise<void> {
  const { submissionId } = filledIn;
  const answered = answeredFiles(filledIn);
  if (answered.length === 0) return;
  const rows = await lockFiles(writer, answered);
  const ids = [...rows.values()].filter(isFreeFor(submissionId)).map(({ id }) => id);
  await claimForSubmission(writer.tx, submissionId, ids, instant(writer));
}

interface FinalFiles extends FilledIn {
  readonly language: Language;
  readonly maxTotalBytes: number;
}

/**
 * Attaches the files of a final submission to it. Throws the issues by field: missing, in another
 * submission, not examined in time, of another type than declared, or with a virus. Files that wait for the scanner are
 * attached: the answers are not lost while it is down.
 */
export async function storeFinalFiles(writer: Writer, final: FinalFiles): Promise<void> {
  const answered = answeredFiles(final);
  if (answered.length === 0) return;
  const rows = await lockFiles(writer, answered);
  const errors = errorsOf(answered, rows, final);
  if (Object.keys(errors).length > 0) throw new RequestError('answers_invalid', { errors });
  const all = answered.flatMap(({ files }) => files);
  const total = all.reduce((sum, { size }) => sum + size, 0);
  if (total > final.maxTotalBytes) throw new RequestError('too_large');
  const ids = [...rows.values()].map(({ id }) => id);
  await claimForSubmission(writer.tx, final.submissionId, ids, instant(writer));
}

/** Whether the answers refer to files. */
export function hasFiles(filledIn: Omit<FilledIn, 'submissionId'>): boolean {
  return answeredFiles(filledIn).length > 0;
}

function answeredFiles({
  program,
  answers,
}: Omit<FilledIn, 'submissionId'>): readonly AnsweredFiles[] {
  const pages = program.pages.map(({ page }) => page);
  return listAnsweredFiles(pages, answers);
}

type RowsByKey = ReadonlyMap<string, FileRow>;

async function lockFiles({ tx }: Writer, answered: readonly AnsweredFiles[]): Promise<RowsByKey> {
  const keys = answered.flatMap(({ files }) => files.map(keyOf));
  if (keys.length === 0) return new Map();
  const rows = await lockByUploadKeys(tx, keys);
  return new Map(rows.map((row) => [row.upload_key, row]));
}

function keyOf({ key }: UploadedFile): string {
  return parseUploadReference(key)?.key ?? '';
}

const isFreeFor =
  (submissionId: string) =>
  ({ submission_id: owner }: FileRow): boolean =>
    owner === null || owner === submissionId;

function errorsOf(
  answered: readonly AnsweredFiles[],
  rows: RowsByKey,
  { submissionId, language }: FinalFiles,
): Record<string, string[]> {
  const translate = translatorOf(language);
  const seen = new Set<string>();
  const errors: Record<string, string[]> = {};
  for (const { path, files } of answered) {
    files.forEach((file, index) => {
      const row = rows.get(keyOf(file));
      const isOwn = row !== undefined && isFreeFor(submissionId)(row) && !seen.has(row.id);
      if (row) seen.add(row.id);
      const code = isOwn ? faultOf(file, row) : 'issue.file_missing';
      if (code) (errors[path] ??= []).push(translate(code, { number: index + 1 }));
    });
  }
  return errors;
}

const faults: Readonly<Record<FileState, IssueMessageId | undefined>> = {
  sent: 'issue.file_missing',
  accepted: undefined,
  waiting: undefined,
  infected: 'issue.file_infected',
  unscannable: 'issue.file_unscannable',
  unreadable: 'issue.file_unreadable',
};

/** Returns the first issue of a file; the properties in the answer are not trusted. */
function faultOf(file: UploadedFile, row: FileRow): IssueMessageId | undefined {
  const isLate = row.state === 'sent' && row.kept_key !== null;
  const fault = isLate ? 'issue.file_unexamined' : faults[row.state];
  if (fault !== undefined) return fault;
  if (Number(row.size_bytes) !== file.size) return 'issue.file_missing';
  return fitsName(row.content_type, file.name) ? undefined : 'issue.file_extension';
}
