import type { ProviderCall } from '@form-builder/core/contract/staff/settings/provider-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text, Title } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { DataTable } from '../data-table/data-table.tsx';
import type { Column } from '../data-table/table-rows.tsx';
import { useTableState } from '../data-table/use-table-state.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { formatNumber } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';
import { providerErrors } from '../providers/provider-words.ts';
import { operationNames } from './call-words.ts';
import classes from './provider-calls.module.css';
import {
  callsQuery,
  callsTableSpec,
  type CallSort,
  type ProviderPlace,
} from './provider-calls-queries.ts';

/** The calls themselves, newest first; a link of a delivery shows those of one attempt. */
export function CallList({ place }: { readonly place: ProviderPlace }) {
  const { t } = useLingui();
  const control = useTableState(callsTableSpec);
  const trace = control.state.filter.trace_id;
  return (
    <section>
      <Title order={2} mt="xl" mb="sm">
        <Trans>Laatste aanroepen</Trans>
      </Title>
      <DataTable
        label={t`Aanroepen`}
        control={control}
        result={useQuery(callsQuery(place, control.state))}
        columns={useColumns()}
        filters={[
          {
            name: 'result',
            label: t`Afloop`,
            options: [
              { value: 'error', label: t`mislukt` },
              { value: 'ok', label: t`gelukt` },
            ],
          },
          // A trace comes from a link: it is shown and removed, and never chosen.
          ...(trace === undefined
            ? []
            : [
                {
                  name: 'trace_id' as const,
                  label: t`Poging`,
                  options: [{ value: trace, label: trace.slice(0, 8) }],
                },
              ]),
        ]}
        empty={
          <EmptyState
            title={t`Nog geen aanroepen`}
            icon={<IconPlugConnected size={40} stroke={1.3} />}
          >
            <Trans>
              Hier staat elke aanroep van deze dienst van de laatste 14 dagen, zonder gegevens van
              inwoners.
            </Trans>
          </EmptyState>
        }
      />
    </section>
  );
}

function useColumns(): readonly Column<ProviderCall, CallSort>[] {
  const { t, i18n } = useLingui();
  const at = new Intl.DateTimeFormat(currentRegion(), { dateStyle: 'short', timeStyle: 'medium' });
  return [
    { id: 'at', header: t`Tijd`, cell: (call) => at.format(new Date(call.at)) },
    {
      id: 'operation',
      header: t`Waarvoor`,
      from: 'medium',
      width: '9rem',
      cell: ({ operation }) => i18n._(operationNames[operation]),
    },
    {
      id: 'address',
      header: t`Adres`,
      cell: ({ method, host, path }) => (
        <Text size="sm" className={classes.address ?? ''}>
          {method} {host}
          {path}
        </Text>
      ),
    },
    {
      id: 'outcome',
      header: t`Afloop`,
      cell: (call) => <Outcome call={call} />,
    },
    {
      id: 'attempt',
      header: t`Poging`,
      from: 'medium',
      align: 'right',
      width: '5rem',
      cell: ({ attempt }) => attempt,
    },
    {
      id: 'duration',
      header: t`Duur`,
      align: 'right',
      width: '6rem',
      from: 'small',
      cell: ({ duration_ms: ms }) => t`${formatNumber(ms, currentRegion())} ms`,
    },
  ];
}

/** The status of HTTP, or whether a call by another protocol succeeded, and what went wrong. */
function Outcome({ call: { error, status } }: { readonly call: ProviderCall }) {
  const { t, i18n } = useLingui();
  const withoutStatus = () => {
    if (error === null) return t`gelukt`;
    return error === 'no_answer' ? t`geen antwoord` : t`mislukt`;
  };
  return (
    <>
      {status === null ? withoutStatus() : `HTTP ${String(status)}`}
      {error !== null && (
        <Text size="sm" c="red">
          {i18n._(providerErrors[error])}
        </Text>
      )}
    </>
  );
}
