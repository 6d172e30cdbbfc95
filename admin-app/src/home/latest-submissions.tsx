import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../access/screens.ts';
import { RelativeTime } from '../formats/relative-time.tsx';
import { TableRows, type Column } from '../data-table/table-rows.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { RowLink } from '../data-table/row-link.tsx';
import { useCan } from '../session/use-user.ts';
import { TestBadge } from '../submissions/submission-state.tsx';
import { newestSubmissionsQuery } from '../submissions/submissions-queries.ts';
import { HomeSection } from './home-section.tsx';

const shown = 5;

/** What came in last, over all forms. */
export function LatestSubmissions() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(newestSubmissionsQuery(shown));
  const columns = useColumns();
  const title = t`Laatste inzendingen`;
  return (
    <HomeSection title={title}>
      {error !== null && data === undefined ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : data?.data.length === 0 ? (
        <Text c="gray.6">
          <Trans>Er is nog niets ingezonden.</Trans>
        </Text>
      ) : (
        <TableRows label={title} columns={columns} rows={data?.data} />
      )}
    </HomeSection>
  );
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
