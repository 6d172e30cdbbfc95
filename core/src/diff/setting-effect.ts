import type { VersionSettings } from '../contract/versions.ts';
import type { AnyDefinition } from '../field-types/field-type.ts';
import { fieldTypes } from '../field-types/registry.ts';
import type { SettingPart } from '../field-types/settings/setting-part.ts';
import { settingParts } from '../field-types/settings/setting-parts.ts';
import type { ChangeEffect } from '../form/change-effect.ts';
import type { Json } from './json.ts';

/** The definition of a stored type; `undefined` when this product has no such type. */
export function findDefinition(type: Json | undefined): AnyDefinition | undefined {
  // Stored names are not known to be of the registry, which the check makes sure of.
  return typeof type === 'string' && Object.hasOwn(fieldTypes, type)
    ? (fieldTypes as Readonly<Record<string, AnyDefinition>>)[type]
    : undefined;
}

/** The part that defines a setting of a type; `undefined` for what no part defines. */
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

/** Every setting of a version: one that is forgotten does not compile. */
const versionEffects: Readonly<Record<keyof VersionSettings, ChangeEffect>> = {
  'theme.has_stepper': 'wording',
  'theme.has_summary': 'behaviour',
  'theme.has_progress': 'wording',
  'theme.has_progress.type': 'wording',
  'theme.css': 'wording',
  'confirmation.text': 'wording',
  'confirmation.return_url': 'behaviour',
  'drafts.on_device': 'behaviour',
};

/** What a change of a version's setting means; by the room it stands in for those of a product. */
export function versionSettingEffect(name: string): ChangeEffect {
  // Names come from stored versions; the check makes sure that this one is of the table.
  if (Object.hasOwn(versionEffects, name)) return versionEffects[name as keyof VersionSettings];
  if (name.startsWith('theme.')) return 'wording';
  return name.includes('.cases.') || name.startsWith('gtm.') ? 'integration' : 'behaviour';
}
