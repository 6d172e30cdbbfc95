import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { addressOf, type ScreenName } from '../access/screens.ts';
import { settingsGroups } from '../access/settings-groups.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useInactiveFeatures } from '../session/feature-state.ts';
import { useMayOpen } from '../session/use-may-open.ts';
import type { SettingSection } from '../settings/sections/setting-section.ts';
import type { ScreenLink } from './use-screen-links.ts';

type SectionsByScreen = Partial<Record<ScreenName, readonly SettingSection[]>>;

/** The single settings that this user may change; each opens its screen with the setting in focus. */
export function useSettingLinks(): readonly ScreenLink[] {
  const { t, i18n } = useLingui();
  const mayOpen = useMayOpen();
  const inactive = useInactiveFeatures();
  const { data } = useQuery({
    queryKey: queryKeys.settingSections,
    queryFn: async () =>
      (await import('../settings/sections/sections-by-screen.ts')).sectionsByScreen,
    enabled: mayOpen('settingsPlatform'),
    staleTime: Infinity,
  });
  const sections: SectionsByScreen = data ?? {};
  const screens = settingsGroups.flatMap((group) => group.screens);
  return screens.flatMap(({ name, label }) =>
    (mayOpen(name) ? (sections[name] ?? []) : [])
      .filter(({ feature }) => feature === undefined || !inactive.includes(feature))
      .flatMap(({ fields }) => fields)
      .map((field) => ({
        label: i18n._(field.label),
        subject: t`Instellingen` + ` › ${t(label)}`,
        address: `${addressOf(name)}#${field.id}`,
      })),
  );
}
