import { useLingui } from '@lingui/react/macro';
import { addressOf } from '../access/screens.ts';
import { useMayOpen } from '../session/use-may-open.ts';
import { useCan } from '../session/use-user.ts';
import type { ScreenLink } from './use-screen-links.ts';

/** What this user may make from anywhere; each opens the panel of a list in which it is made. */
export function useNewLinks(): readonly ScreenLink[] {
  const { t } = useLingui();
  const mayOpen = useMayOpen();
  const links = [
    { screen: 'forms', label: t`Nieuw formulier`, isAllowed: useCan('form-create') },
    { screen: 'templates', label: t`Nieuw bouwblok`, isAllowed: useCan('template-edit') },
    { screen: 'settingsUsers', label: t`Gebruiker uitnodigen`, isAllowed: useCan('users-all') },
  ] as const;
  return links
    .filter(({ screen, isAllowed }) => isAllowed && mayOpen(screen))
    .map(({ screen, label }) => ({ label, address: `${addressOf(screen)}?new` }));
}
