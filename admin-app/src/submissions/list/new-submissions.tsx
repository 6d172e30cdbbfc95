import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryKeys } from '../../api/query-keys.ts';
import type { TableMeta } from '../../data-table/table-pagination.tsx';
import type { TableControl } from '../../data-table/use-table-state.ts';
import { formatNumber } from '../../formats/format-time.ts';
import { currentRegion } from '../../languages/languages.ts';
import {
  newestSubmissionQuery,
  type SubmissionFilter,
  type SubmissionSort,
} from '../submissions-queries.ts';

type Page = { readonly data: readonly SubmissionSummary[]; readonly meta: TableMeta };
type Fetched = Pick<UseQueryResult<Page>, 'data' | 'dataUpdatedAt'>;

interface NewSubmissionsProps {
  readonly control: TableControl<SubmissionSort, SubmissionFilter>;
  readonly formId?: string;
  /** The list as it is shown. */
  readonly result: Fetched & Pick<UseQueryResult<Page>, 'isPlaceholderData'>;
}

/**
 * Says that the list has become longer since it was fetched, for the same search and filters, and shows the newest on request:
 * rows never move under a reader. Nothing is asked while the tab is hidden.
 */
export function NewSubmissions({ control, formId, result }: NewSubmissionsProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const status = useRef<HTMLDivElement>(null);
  const [wasShown, setShown] = useState(false);
  const latest = useQuery(newestSubmissionQuery(control.state, formId));
  const count = result.isPlaceholderData ? 0 : countNew(result, latest, control.isAtStart);
  const total = formatNumber(latest.data?.meta.total ?? 0, currentRegion());
  const show = () => {
    // The button disappears.
    status.current?.focus();
    setShown(true);
    control.goToStart();
    return queryClient.invalidateQueries({ queryKey: [...queryKeys.submissions.all, 'list'] });
  };
  return (
    <div role="status" ref={status} tabIndex={-1}>
      {count !== 0 && (
        <Button
          variant="light"
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={() => void show()}
        >
          {count === 'unknown'
            ? t`Nieuwe inzendingen tonen`
            : t`${plural(count, { one: '# nieuwe inzending', other: '# nieuwe inzendingen' })} tonen (nu ${total})`}
        </Button>
      )}
      {count === 0 && wasShown && control.isAtStart && (
        <Text size="sm">
          <Trans>De nieuwste staan bovenaan.</Trans>
        </Text>
      )}
    </div>
  );
}

/** How many submissions came since; beyond the counted ones only a first page, newest first, tells that some did. */
function countNew(shown: Fetched, latest: Fetched, isAtStart: boolean): number | 'unknown' {
  // What was asked before the list was fetched says nothing about it.
  if (!shown.data || !latest.data || latest.dataUpdatedAt < shown.dataUpdatedAt) return 0;
  if (shown.data.meta.is_total_exact)
    return Math.max(0, latest.data.meta.total - shown.data.meta.total);
  return isAtStart && shown.data.data[0]?.id !== latest.data.data[0]?.id ? 'unknown' : 0;
}
