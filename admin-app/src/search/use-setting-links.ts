import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../access/screens.ts';
import { settingsGroups } from '../access/settings-groups.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useInactiveFeatures } from '../session/feature-state.ts';
import { useMayOpen } from '../session/use-may-open.ts';
import { loadOfferedSettings } from './offered-settings.ts';
import type { ScreenLink } from './use-screen-links.ts';

/** The single settings that this user may change; each opens its screen with the setting in focus. */
export function useSettingLinks(): readonly ScreenLink[] {
  const { t, i18n } = useLingui();
  const mayOpen = useMayOpen();
  const inactive = useInactiveFeatures();
  const { data: settings = {} } = useQuery({
    queryKey: queryKeys.settingSections,
    queryFn: loadOfferedSettings,
    enabled: mayOpen('settingsPlatform'),
    staleTime: Infinity,
  });
  const screens = settingsGroups.flatMap((group) => group.screens);
  return screens.flatMap(({ name, label }) =>
    (mayOpen(name) ? (settings[name] ?? []) : [])
      .filter(({ feature }) => feature === undefined || !inactive.includes(feature))
      .flatMap(({ title, fields }) =>
        fields.map((field) => ({
          label: i18n._(field.label),
          subject: [t`Instellingen`, t(label), i18n._(title)].join(' › '),
          address: `${addressOf(name)}#${field.id}`,
        })),
      ),
  );
}
