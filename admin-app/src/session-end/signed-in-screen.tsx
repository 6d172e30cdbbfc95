import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { FullPage } from '../full-page/full-page.tsx';
import { announceSignIn } from './resume-session.ts';

/** Where a sign-in in a window of its own ends: the window from which it was opened continues, and this one closes. */
export function SignedInScreen() {
  const { t } = useLingui();
  useEffect(() => {
    announceSignIn();
    window.close();
  }, []);
  return (
    <FullPage title={t`Je bent weer ingelogd`}>
      <p>
        <Trans>Je kunt dit venster sluiten en verdergaan in het venster waar je was.</Trans>
      </p>
    </FullPage>
  );
}
