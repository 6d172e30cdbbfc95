import { useLingui } from '@lingui/react/macro';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { platformSections, securitySections } from './setting-sections.ts';
import { SettingsForm } from './settings-form.tsx';

export { EnvironmentSettings } from './environment-settings.tsx';
export { FirstSettingsTab, SettingsLayout } from './settings-layout.tsx';

/** How the organisation presents itself. */
export function PlatformSettings() {
  const { t } = useLingui();
  return (
    <>
      <SectionHeader title={t`Organisatie`} />
      <SettingsForm sections={platformSections} />
    </>
  );
}

/** Who decides what together. */
export function SecuritySettings() {
  const { t } = useLingui();
  return (
    <>
      <SectionHeader title={t`Beveiliging`} />
      <SettingsForm sections={securitySections} />
    </>
  );
}
