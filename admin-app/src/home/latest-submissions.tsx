import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../access/screens.ts';
import { formatNumber } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';
import { RelativeTime } from '../formats/relative-time.tsx';
import { TableRows, type Column } from '../data-table/table-rows.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { RowLink } from '../data-table/row-link.tsx';
import { useCan } from '../session/use-user.ts';
import { TestBadge } from '../submissions/submission-state.tsx';
import {
  newestSubmissionsQuery,
  type HandlingFilter,
} from '../submissions/completed-submissions-queries.ts';
import { HomeSection } from './home-section.tsx';

const shown = 5;

interface LatestSubmissionsProps {
  readonly title: string;
  /** The text when there are none. */
  readonly empty: string;
  /** The filter; absent: all. */
  readonly filter?: HandlingFilter;
}

/** The latest submissions of all forms. */
export function LatestSubmissions({ title, empty, filter = {} }: LatestSubmissionsProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(newestSubmissionsQuery(shown, filter));
  const columns = useColumns();
  const total = data?.meta.total ?? 0;
  const count = `${formatNumber(total, currentRegion())}${data?.meta.is_total_exact === false ? '+' : ''}`;
  const more = { to: listOf(filter), label: t`Alle ${count} bekijken` };
  return (
    <HomeSection title={title} {...(total > shown ? { more } : {})}>
      {error !== null && data === undefined ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : data?.data.length === 0 ? (
        <Text c="gray.6">{empty}</Text>
      ) : (
        <TableRows label={title} columns={columns} rows={data?.data} />
      )}
    </HomeSection>
  );
}

/** The URL of the complete list. */
function listOf(filter: HandlingFilter): string {
  const params = new URLSearchParams({ 'filter[status]': 'final', sort: '!completed_at' });
  for (const [name, value] of Object.entries(filter)) params.set(`filter[${name}]`, value);
  return `${addressOf('submissions')}?${params.toString()}`;
}

function useColumns(): readonly Column<SubmissionSummary>[] {
  const { t } = useLingui();
  const mayRead = useCan('submission-read');
  return [
    {
      id: 'number',
      isOneLine: true,
      header: t`Nummer`,
      cell: ({ id, form_id, title, is_test }) => {
        const name = title ?? t`Zonder nummer`;
        return (
          <Group gap="xs" wrap="nowrap">
            {mayRead ? (
              <RowLink to={addressOf('formSubmission', { id: form_id, submissionId: id })}>
                {name}
              </RowLink>
            ) : (
              name
            )}
            {is_test && <TestBadge />}
          </Group>
        );
      },
    },
    { id: 'form', header: t`Formulier`, cell: ({ form_title }) => form_title },
    {
      id: 'completed',
      header: t`Ingezonden`,
      from: 'small',
      width: '12rem',
      cell: ({ completed_at }) =>
        completed_at === null ? '-' : <RelativeTime at={completed_at} />,
    },
  ];
}
