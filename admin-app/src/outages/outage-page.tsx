import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { findSignIn } from '../session/current-sign-in.ts';
import type { Outage } from '../session/session-state.ts';
import { goToLogin } from '../session/go-to-login.ts';
import { ErrorPage } from '../full-page/error-page.tsx';
import { FullPage } from '../full-page/full-page.tsx';
import { OfflinePage } from '../full-page/offline-page.tsx';
import { ReloadButton } from '../full-page/reload-button.tsx';

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
