import type { ExportField } from '@form-builder/core/contract/staff/submissions/exports.ts';
import type { RememberedChoices } from './remembered-choices.ts';

/** Returns the stored choices, without fields that the form no longer has. */
export function validChoices(
  choices: RememberedChoices,
  fields: readonly ExportField[],
): RememberedChoices {
  const known = new Map(fields.map((field) => [field.id, field]));
  const rows = known.get(choices.row_field ?? '');
  const chosen = choices.fields?.filter((id) => known.has(id)) ?? null;
  const isLost = chosen?.length === 0 && choices.fields?.length !== 0;
  return {
    ...choices,
    row_field: rows?.is_repeating === true ? rows.id : null,
    fields: isLost ? null : chosen,
  };
}
