import type { AnyDefinition } from '@form-builder/core/field-types/field-types.ts';
import type { SettingPart } from '@form-builder/core/field-types/settings/setting-part.ts';
import { useLingui } from '@lingui/react/macro';
import { findDefinition } from '../../../field-types/find-definition.ts';
import { locatedFields } from '../../document/place.ts';
import { useEditedVersion } from '../../editor/editor-context.ts';

/**
 * Returns the other fields that a setting can work with, by their labels, and in any case what is chosen: a blank choice
 * would hide what is stored of a field that was removed.
 */
export function useOtherFields(
  fieldId: string,
  accepts: (definition: AnyDefinition) => boolean,
  chosen: readonly string[],
): { value: string; label: string }[] {
  const { t } = useLingui();
  const { pages } = useEditedVersion();
  const others = [...locatedFields(pages)]
    .filter(({ field }) => field.id !== fieldId)
    .filter(({ field }) => chosen.includes(field.id) || accepts(findDefinition(field)))
    .map(({ field }) => ({ value: field.id, label: field.label || '…' }));
  const known = new Set(['', ...others.map(({ value }) => value)]);
  const removed = [...new Set(chosen)].filter((value) => !known.has(value));
  return [...others, ...removed.map((value) => ({ value, label: t`Verwijderd veld` }))];
}

/** Whether a setting can work with the answers of a type. */
export const acceptedBy =
  ({ kinds, needsUploads }: SettingPart) =>
  (definition: AnyDefinition): boolean =>
    definition.role === 'input' &&
    (!kinds || kinds.includes(definition.valueKind)) &&
    (!needsUploads || definition.uploads !== undefined);

/** Whether what another question looked up can be filled in: not what the form makes, the server proves or is uploaded. */
export const isFillable = (definition: AnyDefinition): boolean =>
  definition.role === 'input' &&
  definition.computation === undefined &&
  definition.provenBy === undefined &&
  definition.uploads === undefined;
