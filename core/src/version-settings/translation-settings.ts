import * as v from 'valibot';
import type { VersionSetting } from './version-setting.ts';

/** The percentage of translated texts from which visitors can choose a language. */
export const minTranslatedPercent = {
  key: 'translations.least_percent',
  schema: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  default: () => 100,
  effect: 'behaviour',
  input: 'none',
  isServerOnly: true,
} as const satisfies VersionSetting;
