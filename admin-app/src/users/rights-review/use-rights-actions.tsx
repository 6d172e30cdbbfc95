import type { ReviewedRights } from '@form-builder/core/contract/staff/users/rights-review.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconCircleCheck, IconUserMinus } from '@tabler/icons-react';
import { addressOf } from '../../access/screens.ts';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useBulkRun } from '../../bulk-run/use-bulk-run.tsx';
import type { BulkActions } from '../../data-table/selection/use-row-selection.ts';
import type { RowAction } from '../../data-table/table-rows.tsx';
import { useCan, useUser } from '../../session/use-user.ts';

interface RightsActions {
  readonly rowActions: (row: ReviewedRights) => readonly RowAction[];
  readonly bulk: BulkActions<ReviewedRights>;
}

const hasRights = ({ roles, groups, forms: { owner, editor, viewer } }: ReviewedRights) =>
  roles.length + groups.length + owner + editor + viewer > 0;
const stale = [
  queryKeys.rightsReview,
  queryKeys.users.all,
  queryKeys.roles.all,
  queryKeys.groups.all,
];

/** What an administrator decides about the rights of colleagues; about their own they decide nothing. */
export function useRightsActions(): RightsActions {
  const { t } = useLingui();
  const me = useUser();
  const mayOpen = useCan('users-all');
  const run = useBulkRun();
  const isOther = ({ id }: ReviewedRights) => id !== me?.id;
  const mayWithdraw = (row: ReviewedRights) =>
    isOther(row) && hasRights(row) && (!row.is_root || me?.is_root === true);
  const nameOf = ({ name }: ReviewedRights) => name;
  const confirm = (rows: readonly ReviewedRights[]) =>
    run({
      rows: rows.filter(isOther),
      nameOf,
      stale,
      call: ({ id }) => api.confirmRights({ params: { id } }),
      done: (count) => t`Bevestigd: ${count}`,
    });
  const withdraw = (row: ReviewedRights) =>
    modals.openConfirmModal({
      title: t`Alle rechten van ${row.name} intrekken?`,
      children: (
        <Text>
          <Trans>
            {row.name} verliest meteen alle rollen, gaat uit alle groepen en is geen lid meer van
            formulieren, behalve waar niemand anders eigenaar is. Inloggen kan nog, maar zonder
            rechten. Je kunt daarna opnieuw rollen geven.
          </Trans>
        </Text>
      ),
      labels: { confirm: t`Rechten intrekken`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () =>
        run({
          rows: [row],
          nameOf,
          stale,
          call: ({ id }) => api.withdrawRights({ params: { id } }),
          done: (count) => t`Ingetrokken: ${count}`,
        }),
    });
  return {
    bulk: {
      nameOf,
      actions: [
        {
          label: t`Bevestigen`,
          icon: <IconCircleCheck size={18} aria-hidden />,
          fits: isOther,
          run: confirm,
        },
      ],
    },
    rowActions: (row) => [
      ...(isOther(row)
        ? [
            {
              label: t`Bevestigen`,
              icon: <IconCircleCheck size={18} aria-hidden />,
              onClick: () => confirm([row]),
            },
          ]
        : []),
      ...(mayOpen ? [{ label: t`Rollen wijzigen`, to: addressOf('user', { id: row.id }) }] : []),
      ...(mayWithdraw(row)
        ? [
            {
              label: t`Rechten intrekken`,
              icon: <IconUserMinus size={18} aria-hidden />,
              isDanger: true,
              onClick: () => withdraw(row),
            },
          ]
        : []),
    ],
  };
}
