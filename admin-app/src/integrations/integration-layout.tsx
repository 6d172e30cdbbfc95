import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import { readIntegrations } from '@form-builder/core/version-settings/integrations/integration-settings.ts';
import { useLingui } from '@lingui/react/macro';
import { Navigate, Outlet, useOutletContext, useParams } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { ScreenTabs } from '../frame/page/screen-tabs.tsx';
import { NotFoundCard } from '../full-page/not-found.tsx';
import { VersionGate } from '../versions/version-gate.tsx';
import { useIntegrationCrumbs } from './use-integration-crumbs.ts';
import { useReceiverDriver } from './use-receiver-driver.ts';
import { useIntegrationName } from './use-integration-name.ts';

/** The integration that a tab edits. */
export interface OpenIntegration {
  readonly version: Version;
  readonly integration: Integration;
}

/** One integration and its tabs (`/forms/version/{id}/integrations/{automation}`). */
export function IntegrationLayout() {
  return <VersionGate>{(version) => <FoundIntegration version={version} />}</VersionGate>;
}

function FoundIntegration({ version }: { readonly version: Version }) {
  const { t } = useLingui();
  const { automation = '' } = useParams();
  const integration = readIntegrations(version.settings).find((one) => one.id === automation);
  if (integration === undefined) return <NotFoundCard item={t`Koppeling`} id={automation} />;
  return <Layout key={integration.id} version={version} integration={integration} />;
}

function Layout({ version, integration }: OpenIntegration) {
  const { t } = useLingui();
  const name = useIntegrationName()(integration);
  useIntegrationCrumbs(version, name);
  const params = { id: version.id, automation: integration.id };
  const driver = useReceiverDriver(integration.provider);
  const tabs = [
    {
      label: t`Instellingen`,
      name: 'integrationSettings',
      to: addressOf('integrationSettings', params),
    },
    ...(driver?.isMapped === false
      ? []
      : [
          {
            label: t`Wat eruit gaat`,
            name: 'integrationOutgoing',
            to: addressOf('integrationOutgoing', params),
          },
          {
            label: t`Wat terugkomt`,
            name: 'integrationIncoming',
            to: addressOf('integrationIncoming', params),
          },
        ]),
    { label: t`Wanneer`, name: 'integrationLogic', to: addressOf('integrationLogic', params) },
  ];
  const context: OpenIntegration = { version, integration };
  return (
    <article>
      <PageHeader title={name} />
      <ScreenTabs label={t`Onderdelen van de koppeling`} tabs={tabs} />
      <Outlet context={context} />
    </article>
  );
}

/** Returns the integration that the open tab edits. */
export const useOpenIntegration = () => useOutletContext<OpenIntegration>();

/** Redirects an integration without a tab in the URL to the first tab. */
export function FirstIntegrationTab() {
  const { id = '', automation = '' } = useParams();
  return <Navigate to={addressOf('integrationSettings', { id, automation })} replace />;
}
