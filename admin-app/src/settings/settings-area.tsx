import { useLingui } from '@lingui/react/macro';
import { Navigate, useLocation } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { AllowedOrigins } from '../allowed-origins/allowed-origins.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { sectionsByScreen } from './sections/sections-by-screen.ts';
import { SettingsForm } from './settings-form.tsx';

export { DestructionReport } from '../retention/destruction-report.tsx';
export { HoldsScreen } from '../retention/holds-screen.tsx';
export { RetentionSettings } from './retention-settings.tsx';
export { EnvironmentSettings } from './environment-settings.tsx';
export { ProviderSettings } from '../providers/provider-settings.tsx';
export { SignInProviderSettings } from '../sign-in-providers/sign-in-provider-settings.tsx';
export { FirstSettingsScreen, SettingsLayout } from './settings-layout.tsx';

/** The tab with how the organisation presents itself. */
export function PlatformSettings() {
  const { t } = useLingui();
  return (
    <>
      <SectionHeader title={t`Organisatie`} />
      <SettingsForm sections={sectionsByScreen.settingsPlatform} />
    </>
  );
}

/** The tab with the settings of all forms. */
export function FormsSettings() {
  const { t } = useLingui();
  return (
    <>
      <SectionHeader title={t`Alle formulieren`} />
      <SettingsForm sections={sectionsByScreen.settingsForms} />
    </>
  );
}

/** The tab with the security settings; those that moved to the tab of all forms open there. */
export function SecuritySettings() {
  const { t } = useLingui();
  const { hash } = useLocation();
  const isMoved = sectionsByScreen.settingsForms.some(({ fields }) =>
    fields.some(({ id }) => hash === `#${id}`),
  );
  if (isMoved) return <Navigate to={{ pathname: addressOf('settingsForms'), hash }} replace />;
  return (
    <>
      <SectionHeader title={t`Beveiliging`} />
      <SettingsForm sections={sectionsByScreen.settingsSecurity} />
      <AllowedOrigins />
    </>
  );
}
