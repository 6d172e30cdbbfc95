import type { SettingPart } from '@form-builder/core/field-types/settings/setting-part.ts';
import { settingParts } from '@form-builder/core/field-types/settings/setting-parts.ts';

const partsByName: ReadonlyMap<string, SettingPart> = new Map(Object.entries(settingParts));

/** The setting of fields with this name. */
export const settingPartOf = (name: string): SettingPart | undefined => partsByName.get(name);
