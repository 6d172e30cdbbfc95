import { Trans, useLingui } from '@lingui/react/macro';
import { IconForms } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../access/screens.ts';
import { formsTableSpec, formsQuery } from '../forms/forms-queries.ts';
import { useOpenActions } from '../forms/use-open-actions.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { parseTableState } from '../data-table/table-state.ts';
import { TableRows } from '../data-table/table-rows.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { useCan } from '../session/use-user.ts';
import { HomeSection } from './home-section.tsx';
import { NewFormLink } from './new-form-link.tsx';
import { useFormColumns } from './use-form-columns.tsx';

const shown = 5;
const newest = { ...parseTableState(new URLSearchParams(), formsTableSpec), limit: shown };

/** The forms that changed last, of everybody. */
export const recentFormsQuery = formsQuery(newest);

/** The forms that changed last. */
export function RecentForms() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(recentFormsQuery);
  const columns = useFormColumns();
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
