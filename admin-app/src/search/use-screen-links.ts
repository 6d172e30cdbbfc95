import { useLingui } from '@lingui/react/macro';
import { filterAccessible } from '../access/access.ts';
import { addressOf, screens } from '../access/screens.ts';
import { settingsGroups } from '../access/settings-groups.ts';
import { useInactiveFeatures } from '../session/feature-state.ts';
import { useUser } from '../session/use-user.ts';

export interface ScreenLink {
  readonly label: string;
  /** The subject of a settings screen. */
  readonly subject?: string;
  readonly address: string;
}

/** The screens that this user may open from anywhere. */
export function useScreenLinks(): readonly ScreenLink[] {
  const { t } = useLingui();
  const user = useUser();
  const inactive = useInactiveFeatures();
  const main = [
    { ...screens.home, label: t`Start` },
    { ...screens.forms, label: t`Formulieren` },
    { ...screens.insight, label: t`Inzicht` },
    { ...screens.payments, label: t`Betalingen` },
    { ...screens.submissions, label: t`Inzendingen` },
    { ...screens.templates, label: t`Bouwblokken` },
    { ...screens.exports, label: t`Mijn exports` },
    { ...screens.account, label: t`Mijn account` },
  ];
  const settings = settingsGroups.flatMap((group) =>
    group.screens.map(({ name, label }) => ({
      ...screens[name],
      path: addressOf(name),
      label: t(label),
      subject: t`Instellingen` + ` › ${t(group.label)}`,
    })),
  );
  return filterAccessible([...main, ...settings], user, inactive).map(({ path, ...link }) => ({
    ...link,
    address: path,
  }));
}
