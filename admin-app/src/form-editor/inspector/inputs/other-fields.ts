import type { AnyDefinition } from '@form-builder/core/field-types/field-types.ts';
import type { SettingPart } from '@form-builder/core/field-types/settings/setting-part.ts';
import { findDefinition } from '../../../field-types/find-definition.ts';
import { locatedFields } from '../../document/place.ts';
import { useEditedVersion } from '../../editor/editor-context.ts';

/** Returns the other fields that a setting can work with, by their labels, and the chosen one in any case. */
export function useOtherFields(
  fieldId: string,
  accepts: (definition: AnyDefinition) => boolean,
  chosen?: unknown,
): { value: string; label: string }[] {
  const { pages } = useEditedVersion();
  return [...locatedFields(pages)]
    .filter(({ field }) => field.id !== fieldId)
    .filter(({ field }) => field.id === chosen || accepts(findDefinition(field)))
    .map(({ field }) => ({ value: field.id, label: field.label || '…' }));
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
