import { emptyText } from '../../formats/empty-text.ts';
import { fileCountIssues, fileSizeIssues } from './file-limits.ts';
import { fileTypeIssues } from './file-type-issues.ts';
import { memberOf, numberIn, recordOf, textIn } from '../base/answer-record.ts';
import type { IssueAt } from '../../validation/issue.ts';
import type { UploadRules } from './upload-rules.ts';
import type { UploadedFile } from './uploaded-file.ts';

const maxFiles = 100;
const safeLink = /^(?:https?:\/\/|\/(?!\/))[^\s\\]*$/i;

/** Parses an unknown value to a list of files, without those that were not uploaded; empty is no answer. */
export function parseFiles(input: unknown): readonly UploadedFile[] | null | undefined {
  if (input === null) return null;
  if (!Array.isArray(input) || input.length > maxFiles) return undefined;
  const sent = input.filter((each: unknown) => memberOf(recordOf(each) ?? {}, 'key') !== '');
  const files = sent.map(parseFile);
  if (files.includes(undefined)) return undefined;
  return files.length === 0 ? null : files.filter((file) => file !== undefined);
}

/** The issues of a list of files: its length, then each file, then files that are not uploaded. */
export function fileIssues(
  files: readonly UploadedFile[],
  { limits, allowedTypes }: UploadRules,
): readonly IssueAt[] {
  const issues = [
    ...fileCountIssues(files.length, limits),
    ...fileSizeIssues(files, limits),
    ...fileTypeIssues(files, allowedTypes),
  ];
  const unsent = files.filter(({ key }) => key === '');
  if (unsent.length === 0 || issues.length > 0) return issues;
  const isRefused = unsent.some((file) => file.is_refused);
  return [{ code: isRefused ? 'issue.files_refused' : 'issue.files_unfinished' }];
}

function parseFile(input: unknown): UploadedFile | undefined {
  const record = recordOf(input);
  if (!record) return undefined;
  const name = textIn(record, 'name', 255);
  const mime_type = textIn(record, 'mime_type', 255);
  const size = numberIn(record, 'size', [0, Number.MAX_SAFE_INTEGER]);
  const key = textIn(record, 'key', 1024);
  if (!name || !mime_type || size === undefined || !key) return undefined;
  const link = textIn(record, 'link', 2048);
  const isSafe = link !== undefined && safeLink.test(link);
  const media_id = textIn(record, 'media_id', 200) ?? null;
  return { name, mime_type, size, key, media_id, link: isSafe ? link : null };
}

/** The names of the files. */
export function formatFiles(files: readonly UploadedFile[] | null): string {
  return files === null || files.length === 0
    ? emptyText
    : files.map(({ name }) => name).join(', ');
}
