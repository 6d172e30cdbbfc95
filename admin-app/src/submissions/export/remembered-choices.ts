import type { ExportChoices } from '@form-builder/core/contract/staff/submissions/exports.ts';

/**
 * The choices that are stored for the next export of the form: only how to export, never filters
 * with people.
 */
export type RememberedChoices = Pick<
  ExportChoices,
  'format' | 'values' | 'language' | 'row_field' | 'fields'
>;
