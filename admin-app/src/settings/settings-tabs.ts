import { useLingui } from '@lingui/react/macro';
import { filterAccessible } from '../access/access.ts';
import { addressOf, screens, type ScreenName } from '../access/screens.ts';
import { useUser } from '../session/use-user.ts';

/** The tabs of the organisation's settings that this user may open, in order. */
export function useSettingsTabs() {
  const { t } = useLingui();
  const tabs = [
    { name: 'settingsPlatform', label: t`Organisatie` },
    { name: 'settingsSecurity', label: t`Beveiliging` },
    { name: 'settingsRetention', label: t`Bewaren` },
    { name: 'settingsDestruction', label: t`Vernietiging` },
    { name: 'settingsUsers', label: t`Gebruikers` },
    { name: 'settingsRoles', label: t`Rollen` },
    { name: 'settingsGroups', label: t`Groepen` },
    { name: 'settingsEnvironments', label: t`Omgevingen` },
    { name: 'settingsLanguages', label: t`Talen` },
    { name: 'settingsProviders', label: t`Aanbieders` },
    { name: 'settingsLists', label: t`Lijsten` },
    { name: 'settingsThemes', label: t`Thema’s` },
    { name: 'settingsLogbook', label: t`Logboek` },
  ] as const satisfies readonly { name: ScreenName; label: string }[];
  return filterAccessible(
    tabs.map((tab) => ({ ...tab, access: screens[tab.name].access, to: addressOf(tab.name) })),
    useUser(),
  );
}
