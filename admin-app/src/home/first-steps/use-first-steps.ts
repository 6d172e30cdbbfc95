import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { addressOf } from '../../access/screens.ts';
import { parseTableState } from '../../data-table/table-state.ts';
import { providersQuery } from '../../providers/providers-query.ts';
import { sessionState } from '../../session/session-state.ts';
import { useMayOpen } from '../../session/use-may-open.ts';
import { usersQuery, usersTableSpec } from '../../users/users-queries.ts';

/** What an administrator sets up before the first form goes live, and whether that is done. */
export interface FirstStep {
  readonly id: 'style' | 'statements' | 'people' | 'providers';
  readonly label: string;
  readonly why: string;
  readonly to: string;
  readonly isDone: boolean;
}

/** The first steps that the user may take; none until all answers are there. */
export function useFirstSteps(): readonly FirstStep[] {
  const { t } = useLingui();
  const mayOpen = useMayOpen();
  const ofSettings = useSettingsSteps();
  const users = useQuery({
    ...usersQuery(parseTableState(new URLSearchParams(), usersTableSpec)),
    enabled: mayOpen('settingsUsers'),
  });
  const providers = useQuery({ ...providersQuery, enabled: mayOpen('settingsProviders') });
  if (users.isLoading || providers.isLoading) return [];
  const people: FirstStep = {
    id: 'people',
    label: t`Collega's uitnodigen`,
    why: t`Geef wie formulieren maakt, nakijkt of afhandelt een eigen account.`,
    to: addressOf('settingsUsers'),
    isDone: (users.data?.meta.total ?? 0) > 1,
  };
  const services: FirstStep = {
    id: 'providers',
    label: t`Diensten koppelen`,
    why: t`Voor inloggen met DigiD, betalen, adressen en je zaaksysteem.`,
    to: addressOf('settingsProviders'),
    isDone: (providers.data ?? []).length > 0,
  };
  return [
    ...(mayOpen('settingsPlatform') ? ofSettings : []),
    ...(users.data === undefined ? [] : [people]),
    ...(providers.data === undefined ? [] : [services]),
  ];
}

function useSettingsSteps(): readonly FirstStep[] {
  const { t } = useLingui();
  const { settings } = useSnapshot(sessionState);
  const isSet = (id: string) => (settings[id] ?? '') !== '';
  const platform = addressOf('settingsPlatform');
  return [
    {
      id: 'style',
      label: t`Huisstijl instellen`,
      why: t`Kleur en logo staan boven elk formulier en in e-mails.`,
      to: platform,
      isDone: isSet('primary_colour') || isSet('navigation_logo'),
    },
    {
      id: 'statements',
      label: t`Privacy en toegankelijkheid`,
      why: t`Met de adressen van je privacyverklaring en toegankelijkheidsverklaring staan die onder elk formulier.`,
      to: `${platform}#privacy_url`,
      isDone: isSet('privacy_url') && isSet('accessibility_url'),
    },
  ];
}
