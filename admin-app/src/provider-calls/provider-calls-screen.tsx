import {
  callPeriods,
  type CallPeriod,
} from '@form-builder/core/contract/staff/settings/provider-calls.ts';
import {
  providerStages,
  type Provider,
} from '@form-builder/core/contract/staff/settings/providers.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { ScreenLoading } from '../full-page/screen-loading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { useSearchParam } from '../frame/use-search-param.ts';
import { NotFoundCard } from '../full-page/not-found.tsx';
import { providersQuery } from '../providers/providers-query.ts';
import { stageLabels } from '../providers/provider-words.ts';
import { useCan } from '../session/use-user.ts';
import { CallList } from './call-list.tsx';
import { CallStatistics } from './call-statistics.tsx';
import type { ProviderPlace } from './provider-calls-queries.ts';

/** The calls of one provider: how many, how fast, and which ones failed. */
export function ProviderCallsScreen() {
  const { t } = useLingui();
  const { id = '', stage: wanted } = useParams();
  const stage = providerStages.find((one) => one === wanted);
  const { data, error, refetch } = useQuery(providersQuery);
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <ScreenLoading title={t`Aanbieder`} />;
  const provider = data.find((one) => one.id === id && one.stage === stage);
  if (provider === undefined) return <NotFoundCard item={t`Aanbieder`} id={id} />;
  return <ProviderCalls place={{ id, stage: provider.stage }} provider={provider} />;
}

interface ProviderCallsProps {
  readonly place: ProviderPlace;
  readonly provider: Pick<Provider, 'name' | 'kind'>;
}

function ProviderCalls({ place, provider: { name, kind } }: ProviderCallsProps) {
  const receivesSubmissions = useCan('submission-list') && kind === 'delivery';
  const { t, i18n } = useLingui();
  const title = t`Aanroepen van ${name}`;
  const stage = i18n._(stageLabels[place.stage]);
  usePageTitle(title);
  useBreadcrumbs([
    { label: t`Instellingen`, to: addressOf('settings') },
    { label: t`Aanbieders`, to: addressOf('settingsProviders') },
    { label: title },
  ]);
  const [hours, setHours] = usePeriod();
  const periodNames = { '24': t`24 uur`, '168': t`7 dagen` };
  return (
    <>
      <PageHeader
        title={title}
        lead={stage}
        actions={
          <Group gap="sm">
            {receivesSubmissions && <FailedDeliveriesButton place={place} />}
            <SegmentedControl
              aria-label={t`Periode`}
              data={callPeriods.map((value) => ({ value, label: periodNames[value] }))}
              value={hours}
              onChange={setHours}
            />
          </Group>
        }
      />
      <CallStatistics key={hours} place={place} hours={hours} />
      <CallList place={place} />
    </>
  );
}

/** Leads to the submissions that this provider did not receive. */
function FailedDeliveriesButton({ place: { id, stage } }: { readonly place: ProviderPlace }) {
  const list = addressOf('failedDeliveries');
  return (
    <Button
      component={Link}
      to={`${list}?${new URLSearchParams({ 'filter[provider]': id, 'filter[stage]': stage }).toString()}`}
      variant="default"
      leftSection={<IconPlugConnectedX size={18} aria-hidden />}
    >
      <Trans>Mislukte leveringen</Trans>
    </Button>
  );
}

/** The period of the chart, in the URL. */
function usePeriod(): readonly [CallPeriod, (value: string) => void] {
  const [value, setValue] = useSearchParam('uren');
  const hours = callPeriods.find((one) => one === value) ?? '24';
  return [hours, (next) => setValue(next === '24' ? null : next)];
}
