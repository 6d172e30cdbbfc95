import type { ExportChoices } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import { findBsnFields } from '@form-builder/core/sensitive-answers/find-bsn-fields.ts';

/**
 * Whether an export of these versions holds a BSN that people can read: a masked one does not. The PDFs of an archive
 * contain all answers, whichever columns were chosen.
 */
export function holdsBsn(
  versions: readonly FormDefinition[],
  { is_unmasked: isUnmasked, format, fields: chosen }: ExportChoices,
): boolean {
  if (!isUnmasked) return false;
  const found = versions.flatMap((version) => [...findBsnFields(version, fieldTypes)]);
  return format === 'zip' || chosen === null
    ? found.length > 0
    : found.some((id) => chosen.includes(id));
}
