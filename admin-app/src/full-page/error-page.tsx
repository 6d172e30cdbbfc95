import { Trans, useLingui } from '@lingui/react/macro';
import { FullPage } from './full-page.tsx';
import { ReloadButton } from './reload-button.tsx';

/** The generic error page. */
export function ErrorPage() {
  const { t } = useLingui();
  return (
    <FullPage title={t`Fout`} actions={<ReloadButton />}>
      <p>
        <Trans>
          Er ging iets mis. Probeer de pagina opnieuw te laden. Blijft het misgaan? Neem dan contact
          op met de helpdesk.
        </Trans>
      </p>
    </FullPage>
  );
}
