import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { useLingui } from '@lingui/react/macro';
import { addressOf } from '../access/screens.ts';
import { RowLink } from '../data-table/row-link.tsx';
import type { Column } from '../data-table/table-rows.tsx';
import { RelativeTime } from '../formats/relative-time.tsx';
import { EnvironmentPills } from '../publishing/environment-pills.tsx';

/** The columns of the lists of forms on the start screen. */
export function useFormColumns(): readonly Column<Form>[] {
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
