import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TableMeta } from '../../data-table/table-pagination.tsx';
import type { TableState } from '../../data-table/table-state.ts';
import { formatNumber } from '../../formats/format-time.ts';
import { currentRegion } from '../../languages/languages.ts';
import {
  newestSubmissionQuery,
  type SubmissionFilter,
  type SubmissionSort,
} from '../submissions-queries.ts';

type Page = { readonly data: readonly SubmissionSummary[]; readonly meta: TableMeta };

interface NewSubmissionsProps {
  readonly state: TableState<SubmissionSort, SubmissionFilter>;
  readonly formId?: string;
  /** The list as it is shown. */
  readonly shown: Page | undefined;
  /** Fetches the list again. */
  readonly onShow: () => unknown;
}

/**
 * Says that the list has become longer since it was fetched, for the same search and filters, and shows it on request: rows
 * never move under a reader. Nothing is asked while the tab is hidden.
 */
export function NewSubmissions({ state, formId, shown, onShow }: NewSubmissionsProps) {
  const { t } = useLingui();
  const { data: latest } = useQuery(newestSubmissionQuery(state, formId));
  const count = latest === undefined || shown === undefined ? 0 : countNew(state, shown, latest);
  const total = formatNumber(latest?.meta.total ?? 0, currentRegion());
  return (
    <div role="status">
      {count !== 0 && (
        <Button
          variant="light"
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={() => void onShow()}
        >
          {count === 'unknown'
            ? t`Nieuwe inzendingen tonen`
            : t`${plural(count, { one: '# nieuwe inzending', other: '# nieuwe inzendingen' })} tonen (nu ${total})`}
        </Button>
      )}
    </div>
  );
}

/** How many submissions came since; beyond the counted ones only a first page, newest first, tells that some did. */
function countNew(
  { sort, page, cursor }: NewSubmissionsProps['state'],
  { data, meta }: Page,
  latest: Page,
): number | 'unknown' {
  if (meta.is_total_exact) return Math.max(0, latest.meta.total - meta.total);
  const isNewestFirst = sort === '!created_at' && page === 1 && cursor === '';
  return isNewestFirst && data[0]?.id !== latest.data[0]?.id ? 'unknown' : 0;
}
