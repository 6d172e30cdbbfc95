import type { UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';
import { parseUploadReference } from '@form-builder/core/field-types/uploads/upload-reference.ts';
import type { FileRow } from './files-queries.ts';

type Answers = Readonly<Record<string, unknown>>;

/** Marks every stored file in the answers, with the URL for staff; one that is not safe has no URL and says why. */
export function withFileLinks(
  answers: Answers,
  submissionId: string,
  rows: readonly FileRow[],
): Answers {
  if (rows.length === 0) return answers;
  const known = new Map(rows.map((row) => [row.upload_key, row]));
  const present = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(present);
    if (typeof value !== 'object' || value === null) return value;
    const row = isFile(value) ? known.get(parseUploadReference(value.key)?.key ?? '') : undefined;
    if (row !== undefined) {
      const link = `/v0/forms/submissions/${submissionId}/files/${row.id}`;
      // A draft has files that nobody looked at yet.
      if (row.state === 'accepted' || row.state === 'sent')
        return { ...value, media_id: row.id, link };
      return { ...value, media_id: row.id, link: null, safety: row.state };
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, present(member)]),
    );
  };
  return Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, present(answer)]));
}

function isFile(value: object): value is Pick<UploadedFile, 'key'> {
  return 'key' in value && typeof value.key === 'string' && 'mime_type' in value;
}
