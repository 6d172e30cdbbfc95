import { useLingui } from '@lingui/react/macro';
import { addressOf, type ScreenName } from '../access/screens.ts';
import { useMayOpen } from '../session/use-may-open.ts';

/** The tabs of a form that this user may open, in order. */
export function useFormTabs(formId: string) {
  const { t } = useLingui();
  const mayOpen = useMayOpen();
  const tabs = [
    { name: 'formDashboard', label: t`Overzicht` },
    { name: 'formVersions', label: t`Versies` },
    { name: 'formReviews', label: t`Beoordelingen` },
    { name: 'formSubmissions', label: t`Inzendingen` },
    { name: 'formInsight', label: t`Inzicht` },
    { name: 'formLogbook', label: t`Logboek` },
    { name: 'formSettings', label: t`Instellingen` },
  ] as const satisfies readonly { name: ScreenName; label: string }[];
  return tabs
    .filter((tab) => mayOpen(tab.name))
    .map((tab) => ({ ...tab, to: addressOf(tab.name, { id: formId }) }));
}
