import { emptyText } from '../formats/empty-text.ts';
import { numberIn, recordOf, textIn } from './answer-record.ts';

/** A file as answers hold it; the file itself is in storage. */
export interface UploadedFile {
  readonly name: string;
  readonly mime_type: string;
  /** In bytes. */
  readonly size: number;
  /** Where storage keeps it. */
  readonly key: string;
  /** Present once the server has taken the file over. */
  readonly media_id: string | null;
  readonly link: string | null;
}

const mostFiles = 100;
const safeLink = /^(?:https?:\/\/|\/(?!\/))[^\s\\]*$/i;

/** Makes an unknown value a list of files; none is no answer. */
export function parseFiles(input: unknown): readonly UploadedFile[] | null | undefined {
  if (input === null) return null;
  if (!Array.isArray(input) || input.length > mostFiles) return undefined;
  const files = input.map(parseFile);
  if (files.includes(undefined)) return undefined;
  return files.length === 0 ? null : files.filter((file) => file !== undefined);
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
