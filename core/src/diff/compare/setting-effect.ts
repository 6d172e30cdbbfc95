import type { AnyDefinition } from '../../field-types/field-types.ts';
import { fieldTypes } from '../../field-types/registry.ts';
import type { SettingPart } from '../../field-types/settings/setting-part.ts';
import { settingParts } from '../../field-types/settings/setting-parts.ts';
import type { ChangeEffect } from '../../field-types/settings/change-effect.ts';
import { versionSettings } from '../../version-settings/version-settings.ts';
import type { Json } from '../json.ts';

/**
 * Returns the definition of a stored type; `undefined` for a type that this product does not have.
 */
export function findDefinition(type: Json | undefined): AnyDefinition | undefined {
  // The check ensures that the stored name is in the registry.
  return typeof type === 'string' && Object.hasOwn(fieldTypes, type)
    ? (fieldTypes as Readonly<Record<string, AnyDefinition>>)[type]
    : undefined;
}

/** Returns the part that defines a setting of a type; `undefined` when no part does. */
export function findPart(
  type: Json | undefined,
  name: string,
  at: SettingPart['at'],
): SettingPart | undefined {
  const parts: readonly SettingPart[] = (findDefinition(type)?.settings ?? []).map(
    (setting): SettingPart => settingParts[setting],
  );
  return parts.find((part) => part.name === name && part.at === at);
}

const versionEffects: ReadonlyMap<string, ChangeEffect> = new Map(
  versionSettings.map(({ key, effect }) => [key, effect]),
);

/**
 * Returns the effect of a change of a version's setting; by its prefix for settings of another
 * product.
 */
export function versionSettingEffect(name: string): ChangeEffect {
  const known = versionEffects.get(name);
  if (known) return known;
  if (name.startsWith('theme.')) return 'wording';
  return name.startsWith('gtm.') ? 'integration' : 'behaviour';
}
