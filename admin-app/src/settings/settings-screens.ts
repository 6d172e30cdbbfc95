import { useLingui } from '@lingui/react/macro';
import { filterAccessible } from '../access/access.ts';
import { addressOf, screens as appScreens, type ScreenName } from '../access/screens.ts';
import { settingsGroups } from '../access/settings-groups.ts';
import { useInactiveFeatures } from '../session/feature-state.ts';
import { useUser } from '../session/use-user.ts';

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
  const inactive = useInactiveFeatures();
  return settingsGroups
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
        inactive,
      ),
    }))
    .filter(({ screens }) => screens.length > 0);
}
