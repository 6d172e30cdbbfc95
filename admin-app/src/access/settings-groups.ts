import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ScreenName } from './screens.ts';

interface ListedScreen {
  readonly name: ScreenName;
  readonly label: MessageDescriptor;
}

/** The screens with the organisation's settings, by subject, in order. */
export const settingsGroups: readonly {
  label: MessageDescriptor;
  screens: readonly ListedScreen[];
}[] = [
  {
    label: msg`Algemeen`,
    screens: [
      { name: 'settingsPlatform', label: msg`Organisatie` },
      { name: 'settingsLanguages', label: msg`Talen` },
      { name: 'settingsGlossary', label: msg`Woordenlijst` },
      { name: 'settingsEnvironments', label: msg`Omgevingen` },
      { name: 'settingsFeatures', label: msg`Functies` },
      { name: 'settingsQuotas', label: msg`Gebruik en limieten` },
    ],
  },
  {
    label: msg`Mensen en rechten`,
    screens: [
      { name: 'settingsUsers', label: msg`Gebruikers` },
      { name: 'settingsRoles', label: msg`Rollen` },
      { name: 'settingsGroups', label: msg`Groepen` },
      { name: 'settingsSignIn', label: msg`Inlogproviders` },
      { name: 'settingsRights', label: msg`Rechten controleren` },
    ],
  },
  {
    label: msg`Formulieren`,
    screens: [
      { name: 'settingsForms', label: msg`Alle formulieren` },
      { name: 'settingsThemes', label: msg`Thema’s` },
      { name: 'settingsLists', label: msg`Lijsten` },
      { name: 'settingsProviders', label: msg`Aanbieders` },
    ],
  },
  {
    label: msg`Veiligheid en privacy`,
    screens: [
      { name: 'settingsSecurity', label: msg`Beveiliging` },
      { name: 'settingsQuarantine', label: msg`Quarantaine` },
      { name: 'settingsRetention', label: msg`Bewaren` },
      { name: 'settingsDestruction', label: msg`Vernietiging` },
      { name: 'settingsHolds', label: msg`Vastgehouden` },
      { name: 'settingsDataRequests', label: msg`Verzoeken` },
      { name: 'settingsProcessing', label: msg`Verwerkingsregister` },
      { name: 'settingsLogbook', label: msg`Logboek` },
    ],
  },
];
