import type { Hold } from '@form-builder/core/contract/staff/submissions/holds.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { DataTable } from '../data-table/data-table.tsx';
import type { RowAction } from '../data-table/table-rows.tsx';
import { useTableState } from '../data-table/use-table-state.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { holdListQuery, holdsTableSpec } from './retention-queries.ts';
import { useHoldColumns } from './use-hold-columns.tsx';
import { useReleaseHold } from './use-release-hold.ts';

/** Everything that is held, of all forms, with reason, person and last day; a hold is ended here. */
export function HoldsScreen() {
  const { t } = useLingui();
  const control = useTableState(holdsTableSpec);
  const result = useQuery(holdListQuery(control.state));
  return (
    <>
      <SectionHeader title={t`Vastgehouden`} />
      <Text mb="md" maw="44rem">
        <Trans>
          Wat wordt vastgehouden, kan niemand verwijderen, ook de bewaartermijn niet. Hef het op als
          het bezwaar, het verzoek of de rechtszaak is afgerond.
        </Trans>
      </Text>
      <DataTable
        label={t`Vastgehouden`}
        control={control}
        result={result}
        columns={useHoldColumns()}
        rowActions={useHoldActions()}
        filters={[
          {
            name: 'shown',
            label: t`Toon`,
            options: [{ value: 'all', label: t`Ook wat voorbij is` }],
          },
        ]}
        searchLabel={t`Zoek op nummer, formulier of reden`}
        empty={
          <EmptyState
            title={t`Niets vastgehouden`}
            icon={<IconLock size={40} stroke={1.3} />}
            action={
              <Button variant="default" onClick={() => control.filterBy('shown', 'all')}>
                <Trans>Bekijk wat voorbij is</Trans>
              </Button>
            }
          >
            <Trans>
              Je houdt een inzending vast op de pagina van die inzending, en alle inzendingen van
              een formulier bij “Instellingen” van dat formulier.
            </Trans>
          </EmptyState>
        }
      />
    </>
  );
}

function useHoldActions(): (hold: Hold) => readonly RowAction[] {
  const { t } = useLingui();
  const release = useReleaseHold();
  const confirm = ({ id, reason }: Hold) =>
    modals.openConfirmModal({
      title: t`Vasthouden opheffen?`,
      children: (
        <Trans>
          Daarna gelden de bewaartermijnen weer: wat over de termijn is, gaat de volgende nacht weg.
          De reden was: {reason}
        </Trans>
      ),
      labels: { confirm: t`Opheffen`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => release.mutate(id),
    });
  return (hold) =>
    hold.is_active
      ? [
          {
            label: t`Opheffen`,
            icon: <IconLockOpen size={18} aria-hidden />,
            onClick: () => confirm(hold),
          },
        ]
      : [];
}
