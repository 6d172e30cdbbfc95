import {
  providerDriverNames,
  providerDrivers,
  registerKinds,
} from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import {
  providerStages,
  type Provider,
  type ProviderStage,
} from '@form-builder/core/contract/staff/settings/providers.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { providersQuery } from './providers-query.ts';
import { currentRegion } from '../languages/languages.ts';
import { capitalise } from '../languages/staff-texts.ts';
import { DataSourceTryOut } from './data-source-try-out.tsx';
import { DeleteProviderButton } from './delete-provider-button.tsx';
import { OutageTextsForm } from './outage-texts-form.tsx';
import { ProviderCheck } from './provider-check.tsx';
import { ProviderExpiries } from './provider-expiries.tsx';
import { OfProvider } from './of-provider.tsx';
import { ProviderForm } from './provider-form.tsx';
import { ProviderOutage } from './provider-outage.tsx';
import { ProviderUses } from './provider-uses.tsx';
import { driverTexts, providerKinds, stageLabels } from './provider-words.ts';
import classes from './provider-settings.module.css';

/** The provider that is being edited; only one form is open at a time. */
type Edited = 'new' | `${ProviderStage} ${string}` | null;

const keyOf = (stage: ProviderStage, id: string): Edited => `${stage} ${id}`;

/** The outside services of the organisation, by kind, for real submissions and for tests. */
export function ProviderSettings() {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useQuery(providersQuery);
  const [edited, setEdited] = useState<Edited>(null);
  // The button that opened the form takes the focus when the form closes.
  const [closed, setClosed] = useState<Edited>(null);
  const close = () => {
    setClosed(edited);
    setEdited(null);
  };
  const isAdding = edited === 'new';
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={190} mt="lg" />;
  const kinds = providerKinds.filter(({ kind }) => data.some((one) => one.kind === kind));
  const add = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      autoFocus={closed === 'new'}
      onClick={() => setEdited('new')}
    >
      <Trans>Aanbieder toevoegen</Trans>
    </Button>
  );
  return (
    <Stack gap="xl" maw="50rem">
      <SectionHeader
        title={t`Aanbieders`}
        actions={edited === null && kinds.length > 0 ? add : undefined}
      />
      {isAdding && <ProviderForm onDone={close} />}
      {kinds.length === 0 && !isAdding && (
        <EmptyState title={t`Nog geen aanbieders`} action={add}>
          <Trans>
            Een aanbieder is een dienst buiten dit product: waarmee bezoekers inloggen of betalen,
            een adres of bedrijf opzoeken, of het zaaksysteem dat inzendingen ontvangt.
          </Trans>
        </EmptyState>
      )}
      {kinds.map(({ kind, label }) => (
        <section key={kind}>
          <Title order={3}>{i18n._(label)}</Title>
          <ul className={classes.list}>
            {idsOf(data, kind).map((id) => (
              <ProviderRow
                key={id}
                providers={data.filter((one) => one.id === id)}
                edited={edited}
                closed={closed}
                onEdit={setEdited}
                onClose={close}
              />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

function idsOf(providers: readonly Provider[], kind: Provider['kind']): readonly string[] {
  const { compare } = new Intl.Collator(currentRegion());
  const found = providers.filter((one) => one.kind === kind);
  return [...new Set(found.toSorted((a, b) => compare(a.name, b.name)).map(({ id }) => id))];
}

interface ProviderRowProps {
  /** One provider, once for each stage for which it is configured. */
  readonly providers: readonly Provider[];
  readonly edited: Edited;
  /** The provider whose form was closed last. */
  readonly closed: Edited;
  readonly onEdit: (edited: Edited) => void;
  readonly onClose: () => void;
}

function ProviderRow({ providers, edited, closed, onEdit, onClose }: ProviderRowProps) {
  const [first] = providers;
  if (first === undefined) return null;
  return (
    <li className={classes.provider}>
      <Title order={4} fz="md">
        {first.name}
      </Title>
      <Text size="sm" c="gray.7">
        <DriverName driver={first.driver} /> · {first.id}
      </Text>
      {!registerKinds.some((kind) => kind === first.kind) && <ProviderUses id={first.id} />}
      {providerStages.map((stage) => {
        const provider = providers.find((one) => one.stage === stage);
        const key = keyOf(stage, first.id);
        return edited === key ? (
          <ProviderForm
            key={stage}
            provider={provider ?? { ...first, stage, settings: {}, has_secret: false }}
            onDone={onClose}
          />
        ) : (
          <StageRow
            key={stage}
            name={first.name}
            stage={stage}
            provider={provider}
            isSetUpHere={Object.hasOwn(providerDrivers, first.driver)}
            takesFocus={closed === key}
            onEdit={edited === null ? () => onEdit(key) : undefined}
          />
        );
      })}
    </li>
  );
}

/** Returns the name of a driver; drivers that the operator configures have no name here. */
function DriverName({ driver }: { readonly driver: string }) {
  const { i18n } = useLingui();
  const known = providerDriverNames.find((name) => name === driver);
  return known === undefined ? driver : capitalise(i18n._(driverTexts(known).name));
}

interface StageRowProps {
  /** The name of the provider, also where it is not configured for this stage. */
  readonly name: string;
  readonly stage: ProviderStage;
  readonly provider: Provider | undefined;
  readonly isSetUpHere: boolean;
  readonly takesFocus: boolean;
  /** Absent while another provider is being edited. */
  readonly onEdit: (() => void) | undefined;
}

function StageRow(props: StageRowProps) {
  const { name, stage, provider, isSetUpHere, takesFocus, onEdit } = props;
  const { t, i18n } = useLingui();
  return (
    <>
      <Group justify="space-between" gap="sm" mt="xs">
        <Text>
          {i18n._(stageLabels[stage])}: {provider === undefined ? t`niet ingesteld` : t`ingesteld`}
        </Text>
        {isSetUpHere && (
          <Group gap="sm">
            {provider !== undefined && <ProviderCheck provider={provider} />}
            {onEdit && (
              <Button variant="default" size="compact-md" autoFocus={takesFocus} onClick={onEdit}>
                {provider === undefined ? t`Instellen` : t`Wijzigen`}
                <OfProvider name={name} stage={stage} />
              </Button>
            )}
            {onEdit && provider !== undefined && <DeleteProviderButton provider={provider} />}
          </Group>
        )}
      </Group>
      {isSetUpHere && provider !== undefined && (
        <StageTools provider={provider} isEditable={onEdit !== undefined} />
      )}
    </>
  );
}

interface StageToolsProps {
  readonly provider: Provider;
  /** Whether no other provider is being edited. */
  readonly isEditable: boolean;
}

/** When certificates expire, the calls, the switch for an outage, and the try-out of a data source. */
function StageTools({ provider, isEditable }: StageToolsProps) {
  return (
    <>
      <ProviderExpiries provider={provider} />
      <Group gap="lg">
        <Anchor
          component={Link}
          to={addressOf('settingsProviderCalls', { id: provider.id, stage: provider.stage })}
          size="sm"
        >
          <Trans>Aanroepen</Trans>
          <OfProvider name={provider.name} stage={provider.stage} />
        </Anchor>
        {(provider.kind !== 'delivery' || provider.is_down) && (
          <ProviderOutage provider={provider} />
        )}
      </Group>
      {isEditable && provider.kind === 'auth' && provider.is_down && (
        <OutageTextsForm provider={provider} />
      )}
      {isEditable && provider.data_source && <DataSourceTryOut provider={provider} />}
    </>
  );
}
