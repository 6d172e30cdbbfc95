import { Trans, useLingui } from '@lingui/react/macro';
import { FullPage } from './full-page.tsx';
import { ReloadButton } from './reload-button.tsx';

/** Shown at `/offline` and when the app cannot be reached at its start. */
export function OfflinePage() {
  const { t } = useLingui();
  return (
    <FullPage title={t`Geen verbinding`} actions={<ReloadButton />}>
      <p>
        <Trans>
          De applicatie is niet bereikbaar. Controleer je internetverbinding en probeer het opnieuw.
        </Trans>
      </p>
    </FullPage>
  );
}
