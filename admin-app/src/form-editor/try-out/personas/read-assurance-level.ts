import {
  assuranceLevels,
  type AssuranceLevel,
} from '@form-builder/core/field-types/settings/assurance-level.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';

/** The minimum level of assurance of a login field, if it has one. */
export function readAssuranceLevel({ custom_properties: settings }: Field): AssuranceLevel | null {
  const stored: unknown = settings && 'assurance_level' in settings && settings.assurance_level;
  return assuranceLevels.find((level) => level === stored) ?? null;
}
