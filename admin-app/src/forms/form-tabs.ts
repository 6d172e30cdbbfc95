import { useLingui } from '@lingui/react/macro';
import { filterAccessible } from '../access/access.ts';
import { addressOf, screens, type ScreenName } from '../access/screens.ts';
import { useUser } from '../session/use-user.ts';

/** The tabs of a form that this user may open, in order. */
export function useFormTabs(formId: string) {
  const { t } = useLingui();
  const tabs = [
    { name: 'formDashboard', label: t`Overzicht` },
    { name: 'formVersions', label: t`Versies` },
    { name: 'formReviews', label: t`Beoordelingen` },
    { name: 'formSubmissions', label: t`Inzendingen` },
    { name: 'formInsight', label: t`Inzicht` },
    { name: 'formLogbook', label: t`Logboek` },
    { name: 'formSettings', label: t`Instellingen` },
  ] as const satisfies readonly { name: ScreenName; label: string }[];
  return filterAccessible(
    tabs.map((tab) => ({
      ...tab,
      access: screens[tab.name].access,
      to: addressOf(tab.name, { id: formId }),
    })),
    useUser(),
  );
}
