import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { maxIntegrations } from '@form-builder/core/version-settings/integrations/integration.ts';
import { readIntegrations } from '@form-builder/core/version-settings/integrations/integration-settings.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconPlugConnected, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { RowLink } from '../data-table/row-link.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { useFeature } from '../session/feature-state.ts';
import { VersionGate } from '../versions/version-gate.tsx';
import { momentLabels } from './moment-labels.ts';
import { receiversQuery } from '../providers/providers-query.ts';
import { useIntegrationCrumbs } from './use-integration-crumbs.ts';
import { useIntegrationName } from './use-integration-name.ts';
import { useSaveIntegrations } from './use-save-integrations.ts';
import styles from './integrations.module.css';

/** The integrations of a version (`/forms/version/{id}/integrations`). */
export function IntegrationsScreen() {
  return <VersionGate>{(version) => <IntegrationsOf version={version} />}</VersionGate>;
}

function IntegrationsOf({ version }: { readonly version: Version }) {
  const { t } = useLingui();
  useIntegrationCrumbs(version);
  const list = readIntegrations(version.settings);
  const add = <AddButton version={version} />;
  const { form_title: formTitle, number } = version;
  return (
    <article>
      <PageHeader
        title={t`Koppelingen`}
        lead={
          <Trans>
            {formTitle}, versie {number}. Waar inzendingen naartoe gaan.
          </Trans>
        }
        actions={list.length > 0 ? add : undefined}
      />
      <Stack gap="lg" mt="lg" maw="50rem">
        <PublicOnlyNotice version={version} />
        <InactiveNotice />
        {list.length === 0 ? (
          <EmptyState
            title={t`Nog geen koppelingen`}
            icon={<IconPlugConnected size={32} />}
            action={add}
          >
            <Trans>
              Een koppeling levert elke inzending af bij een systeem van je organisatie, zoals het
              zaaksysteem.
            </Trans>
          </EmptyState>
        ) : (
          <IntegrationRows version={version} />
        )}
      </Stack>
    </article>
  );
}

/** Integrations can only be used for public forms. */
function PublicOnlyNotice({ version }: { readonly version: Version }) {
  if (version.submission_settings.is_public) return null;
  return (
    <Alert color="yellow" variant="light">
      <Trans>
        Koppelingen werken alleen bij formulieren die iedereen kan openen. Maak dit formulier eerst
        openbaar.
      </Trans>
    </Alert>
  );
}

/** What the form has stays; nothing is added while the organisation does not use integrations. */
function InactiveNotice() {
  if (useFeature('integrations')) return null;
  return (
    <Alert color="yellow" variant="light">
      <Trans>
        Je organisatie gebruikt koppelingen nu niet. Wat er is, kun je wijzigen en weghalen; een
        versie met een koppeling kan niet worden gepubliceerd.
      </Trans>
    </Alert>
  );
}

function IntegrationRows({ version }: { readonly version: Version }) {
  const { t, i18n } = useLingui();
  const nameOf = useIntegrationName();
  const { data: receivers, error, refetch } = useQuery(receiversQuery);
  const receiverOf = (id: string): string => {
    if (id === '') return t`Nog geen ontvanger gekozen`;
    // Shows the code until the names have loaded.
    if (receivers === undefined) return id;
    return (
      receivers.find((one) => one.id === id)?.name ?? t`De ontvanger “${id}” bestaat niet meer`
    );
  };
  return (
    <>
      {receivers === undefined && error !== null && (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
      <ol className={styles.list}>
        {readIntegrations(version.settings).map((one) => (
          <li key={one.id} className={styles.row}>
            <RowLink to={addressOf('versionIntegration', { id: version.id, automation: one.id })}>
              {nameOf(one)}
            </RowLink>
            <Text size="sm" c="gray.7">
              {receiverOf(one.provider)} · {i18n._(momentLabels[one.when])}
            </Text>
          </li>
        ))}
      </ol>
    </>
  );
}

function AddButton({ version }: { readonly version: Version }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const save = useSaveIntegrations(version);
  const usesIntegrations = useFeature('integrations');
  const list = readIntegrations(version.settings);
  const { id: versionId, is_editable: isEditable, submission_settings: settings } = version;
  const add = () => {
    const id = crypto.randomUUID();
    const integration = {
      id,
      name: t`Nieuwe koppeling`,
      provider: '',
      when: 'completion',
      after: null,
      outgoing: [],
      incoming: [],
      options: {},
    } as const;
    const open = () => navigate(addressOf('versionIntegration', { id: versionId, automation: id }));
    const added = { ...integration, outgoing: [], incoming: [] };
    save.mutate([...list, added], { onSuccess: () => void open() });
  };
  if (!usesIntegrations || !isEditable || !settings.is_public || list.length >= maxIntegrations)
    return null;
  return (
    <Stack gap="sm">
      <FailureAlert error={save.error} />
      <Button
        leftSection={<IconPlus size={18} aria-hidden />}
        loading={save.isPending}
        onClick={add}
      >
        <Trans>Koppeling toevoegen</Trans>
      </Button>
    </Stack>
  );
}
