import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { findSignIn } from '../session/current-sign-in.ts';
import type { Outage } from '../session/session-state.ts';
import { goToLogin } from '../session/start-session.ts';
import { FullPage } from './full-page.tsx';

/** The page for each reason why the app cannot be shown. */
export function OutagePage({ outage }: { readonly outage: Outage }) {
  const Page = outagePages[outage.kind];
  return <Page outage={outage} />;
}

const outagePages: Record<Outage['kind'], (props: { readonly outage: Outage }) => ReactNode> = {
  tenant: TenantPage,
  module: ModulePage,
  offline: OfflinePage,
  'no-account': NoAccountPage,
  'sign-in': SignInFailedPage,
  error: ErrorPage,
};

function TenantPage({ outage }: { readonly outage: Outage }) {
  const { t } = useLingui();
  const code = outage.kind === 'tenant' ? outage.tenant : undefined;
  return (
    <FullPage
      title={t`De applicatie is momenteel niet beschikbaar.`}
      code={code}
      actions={<ReloadButton />}
    >
      <p>
        <Trans>
          Op dit adres is geen omgeving actief. Controleer het adres of vraag je beheerder om hulp.
        </Trans>
      </p>
    </FullPage>
  );
}

function ModulePage() {
  const { t } = useLingui();
  return (
    <FullPage title={t`Module niet beschikbaar`} actions={<ReloadButton />}>
      <p>
        <Trans>
          Formulieren staat voor jouw organisatie uit. Vraag je beheerder om de module aan te
          zetten.
        </Trans>
      </p>
    </FullPage>
  );
}

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

function NoAccountPage() {
  const { t } = useLingui();
  return (
    <FullPage
      title={t`Je hebt hier geen account`}
      actions={
        <Button onClick={() => void findSignIn()?.signOut()}>
          <Trans>Uitloggen</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Je bent aangemeld, maar voor deze organisatie is geen actief account gevonden. Vraag je
          beheerder om een account, of log uit en meld je aan met een ander account.
        </Trans>
      </p>
    </FullPage>
  );
}

function SignInFailedPage() {
  const { t } = useLingui();
  return (
    <FullPage
      title={t`Inloggen is niet gelukt`}
      actions={
        <Button onClick={() => void goToLogin()}>
          <Trans>Opnieuw inloggen</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          De aanmelding was verlopen of al gebruikt. Log opnieuw in; je wachtwoord is niet
          veranderd.
        </Trans>
      </p>
    </FullPage>
  );
}

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

function ReloadButton() {
  return (
    <Button onClick={() => location.reload()}>
      <Trans>Pagina opnieuw laden</Trans>
    </Button>
  );
}
