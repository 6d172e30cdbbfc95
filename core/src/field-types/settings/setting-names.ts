import type { settingParts } from './setting-parts.ts';

/** The name of a setting part; a field type lists the ones it has. */
export type SettingName = keyof typeof settingParts;
