import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconForms } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../access/screens.ts';
import { formsTableSpec, formsQuery } from '../forms/forms-queries.ts';
import { useOpenActions } from '../forms/use-open-actions.tsx';
import { RelativeTime } from '../formats/relative-time.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { parseTableState } from '../data-table/table-state.ts';
import { TableRows, type Column } from '../data-table/table-rows.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { RowLink } from '../data-table/row-link.tsx';
import { EnvironmentPills } from '../publishing/environment-pills.tsx';
import { useCan } from '../session/use-user.ts';
import { HomeSection } from './home-section.tsx';
import { NewFormLink } from './new-form-link.tsx';

const shown = 5;
const newest = { ...parseTableState(new URLSearchParams(), formsTableSpec), limit: shown };

/** The forms that changed last. */
export function RecentForms() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(formsQuery(newest));
  const columns = useColumns();
  const rowActions = useOpenActions();
  const title = t`Laatst gewijzigde formulieren`;
  return (
    <HomeSection title={title} more={{ to: addressOf('forms'), label: t`Alle formulieren` }}>
      {error !== null && data === undefined ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : data?.data.length === 0 ? (
        <NoForms />
      ) : (
        <TableRows label={title} columns={columns} rows={data?.data} rowActions={rowActions} />
      )}
    </HomeSection>
  );
}

function useColumns(): readonly Column<Form>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`Naam`,
      cell: ({ id, name }) => <RowLink to={addressOf('formDashboard', { id })}>{name}</RowLink>,
    },
    {
      id: 'environments',
      header: t`Gepubliceerd`,
      width: '9rem',
      cell: ({ published }) => <EnvironmentPills published={published} />,
    },
    {
      id: 'updated',
      header: t`Laatst gewijzigd`,
      from: 'small',
      width: '12rem',
      cell: ({ updated_at }) => <RelativeTime at={updated_at} />,
    },
  ];
}

function NoForms() {
  const { t } = useLingui();
  const mayCreate = useCan('form-create');
  return (
    <EmptyState
      title={t`Maak je eerste formulier`}
      icon={<IconForms size={40} stroke={1.3} />}
      action={mayCreate && <NewFormLink />}
    >
      <Trans>
        Stel vragen samen, bepaal wanneer ze verschijnen en zet het formulier op je site.
      </Trans>
    </EmptyState>
  );
}
