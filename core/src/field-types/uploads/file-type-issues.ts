import type { IssueAt } from '../../validation/issue.ts';
import { extensionOf, isOfType, typeOfName } from './file-types.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** The issue of a file with a type that is not allowed; without allowed types every type is. */
export function fileTypeIssue(
  { name, mime_type: type }: Pick<UploadedFile, 'name' | 'mime_type'>,
  allowed: readonly string[] = [],
): IssueAt | undefined {
  const known = typeOfName(name);
  if (known !== undefined && !isSameType(known, type)) return { code: 'issue.file_extension' };
  if (allowed.length === 0) return undefined;
  if (extensionOf(name) === '') return { code: 'issue.file_unsupported' };
  const isAllowed = known !== undefined && allowed.some((pattern) => isOfType(known, pattern));
  return isAllowed ? undefined : { code: 'issue.file_type' };
}

/** What is wrong with the kinds of several files, each fault once. */
export function fileTypeIssues(
  files: readonly UploadedFile[],
  allowed: readonly string[] | undefined,
): readonly IssueAt[] {
  const issues = files.flatMap((file) => fileTypeIssue(file, allowed) ?? []);
  return [...new Map(issues.map((issue) => [issue.code, issue])).values()];
}

/** Systems name some types in more than one way. */
const synonyms: Readonly<Record<string, string>> = {
  'application/x-zip-compressed': 'application/zip',
  'application/x-rar-compressed': 'application/vnd.rar',
  'application/x-gzip': 'application/gzip',
  'audio/x-m4a': 'audio/mp4',
  'audio/x-wav': 'audio/wav',
  'image/jpg': 'image/jpeg',
  'image/x-ms-bmp': 'image/bmp',
  'text/rtf': 'application/rtf',
  'text/xml': 'application/xml',
};

/** With an unknown MIME type only the extension counts: some systems do not recognise most types. */
function isSameType(known: string, given: string): boolean {
  const type = given.toLowerCase().split(';')[0]?.trim() ?? '';
  return type === known || synonyms[type] === known || type === 'application/octet-stream';
}
