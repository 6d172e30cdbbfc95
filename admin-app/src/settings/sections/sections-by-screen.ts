import type { ScreenName } from '../../access/screens.ts';
import { formsSections } from './forms-sections.ts';
import { platformSections } from './platform-sections.ts';
import { retentionSections } from './retention-sections.ts';
import { securitySections } from './security-sections.ts';
import type { SettingSection } from './setting-section.ts';

/** The screens that are a form of settings, and those settings. */
export const sectionsByScreen = {
  settingsPlatform: platformSections,
  settingsForms: formsSections,
  settingsSecurity: securitySections,
  settingsRetention: retentionSections,
} as const satisfies Partial<Record<ScreenName, readonly SettingSection[]>>;
