import type { ExportFormat } from '@form-builder/core/contract/staff/submissions/exports.ts';

/** The content types of files of exports. */
export const contentTypes: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
  zip: 'application/zip',
};
