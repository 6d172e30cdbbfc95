import type { ReviewedRights } from '@form-builder/core/contract/staff/users/rights-review.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Progress, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CsvButton } from '../../data-table/csv-button.tsx';
import { SelectionBar } from '../../data-table/selection/selection-bar.tsx';
import { selectionColumn } from '../../data-table/selection/selection-column.tsx';
import { useRowSelection } from '../../data-table/selection/use-row-selection.ts';
import { TableRows } from '../../data-table/table-rows.tsx';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { LoadError } from '../../feedback/load-error.tsx';
import { SectionHeader } from '../../frame/page/section-header.tsx';
import { useSearchParam } from '../../frame/use-search-param.ts';
import { rightsReviewQuery } from './rights-review-query.ts';
import { useRightsActions } from './use-rights-actions.tsx';
import { useRightsColumns } from './use-rights-columns.tsx';

const shownParam = 'show';

/** The yearly review: everybody's rights, to confirm or to withdraw. */
export function RightsReview() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(rightsReviewQuery);
  const [param, setParam] = useSearchParam(shownParam);
  const shown = param === 'all' ? 'all' : 'due';
  const show = (value: string) => setParam(value === 'all' ? value : null);
  return (
    <>
      <SectionHeader
        title={t`Rechten controleren`}
        actions={<CsvButton path="/v0/rights-review/file" name="rechten.csv" />}
      />
      <Text mb="md" maw="44rem">
        <Trans>
          Kijk minstens één keer per jaar of iedereen de rechten nog nodig heeft. Een collega
          controleert de jouwe.
        </Trans>
      </Text>
      {error !== null && data === undefined ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack gap="md">
          <Group justify="space-between" gap="md">
            <SegmentedControl
              aria-label={t`Welke gebruikers`}
              value={shown}
              onChange={show}
              data={[
                { value: 'due', label: t`Te controleren` },
                { value: 'all', label: t`Alle` },
              ]}
            />
            {data !== undefined && <ReviewProgress all={data} />}
          </Group>
          <ReviewTable rows={shown === 'all' ? data : data?.filter(({ is_due: isDue }) => isDue)} />
        </Stack>
      )}
    </>
  );
}

function ReviewProgress({ all }: { readonly all: readonly ReviewedRights[] }) {
  const { t } = useLingui();
  const due = all.filter(({ is_due: isDue }) => isDue).length;
  if (due === 0) return null;
  const text = t`Nog ${due} van ${all.length} te controleren`;
  return (
    <Stack gap={4} w="16rem">
      <Text size="sm" role="status">
        {text}
      </Text>
      <Progress value={100 - (100 * due) / Math.max(1, all.length)} aria-label={text} />
    </Stack>
  );
}

function ReviewTable({ rows }: { readonly rows: readonly ReviewedRights[] | undefined }) {
  const { t } = useLingui();
  const columns = useRightsColumns();
  const { rowActions, bulk } = useRightsActions();
  const selection = useRowSelection(rows, bulk);
  if (rows?.length === 0)
    return (
      <EmptyState
        title={t`Er zijn nu geen rechten te controleren`}
        icon={<IconShieldCheck size={40} stroke={1.3} />}
      >
        <Trans>
          Een jaar nadat iemand is toegevoegd of voor het laatst is gecontroleerd, staat die persoon
          hier. Je krijgt dan een melding.
        </Trans>
      </EmptyState>
    );
  return (
    <>
      <SelectionBar selection={selection} bulk={bulk} />
      <TableRows
        label={t`Rechten`}
        columns={columns}
        rows={rows}
        rowActions={rowActions}
        selection={selection && selectionColumn(selection)}
      />
    </>
  );
}
