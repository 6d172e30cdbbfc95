import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { filterAccessible } from '../access/access.ts';
import { addressOf, screens as appScreens, type ScreenName } from '../access/screens.ts';
import { useUser } from '../session/use-user.ts';

interface ListedScreen {
  readonly name: ScreenName;
  readonly label: MessageDescriptor;
}

const groups: readonly { label: MessageDescriptor; screens: readonly ListedScreen[] }[] = [
  {
    label: msg`Algemeen`,
    screens: [
      { name: 'settingsPlatform', label: msg`Organisatie` },
      { name: 'settingsLanguages', label: msg`Talen` },
      { name: 'settingsEnvironments', label: msg`Omgevingen` },
    ],
  },
  {
    label: msg`Mensen en rechten`,
    screens: [
      { name: 'settingsUsers', label: msg`Gebruikers` },
      { name: 'settingsRoles', label: msg`Rollen` },
      { name: 'settingsGroups', label: msg`Groepen` },
    ],
  },
  {
    label: msg`Formulieren`,
    screens: [
      { name: 'settingsThemes', label: msg`Thema’s` },
      { name: 'settingsLists', label: msg`Lijsten` },
      { name: 'settingsProviders', label: msg`Aanbieders` },
    ],
  },
  {
    label: msg`Veiligheid en privacy`,
    screens: [
      { name: 'settingsSecurity', label: msg`Beveiliging` },
      { name: 'settingsRetention', label: msg`Bewaren` },
      { name: 'settingsDestruction', label: msg`Vernietiging` },
      { name: 'settingsDataRequests', label: msg`Verzoeken` },
      { name: 'settingsProcessing', label: msg`Verwerkingsregister` },
      { name: 'settingsLogbook', label: msg`Logboek` },
    ],
  },
];

/** The settings of the organisation about one subject. */
export interface SettingsGroup {
  readonly label: string;
  readonly screens: readonly {
    readonly name: ScreenName;
    readonly label: string;
    readonly to: string;
  }[];
}

/** The organisation's settings that this user may open, by subject, in order; a subject without any is left out. */
export function useSettingsGroups(): readonly SettingsGroup[] {
  const { t } = useLingui();
  const user = useUser();
  return groups
    .map(({ label, screens }) => ({
      label: t(label),
      screens: filterAccessible(
        screens.map((screen) => ({
          name: screen.name,
          label: t(screen.label),
          access: appScreens[screen.name].access,
          to: addressOf(screen.name),
        })),
        user,
      ),
    }))
    .filter(({ screens }) => screens.length > 0);
}
