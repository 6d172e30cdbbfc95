import type {
  DataRequestDetail,
  DataRequestMatch,
} from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { IconLock, IconPencilPlus, IconTrash } from '@tabler/icons-react';
import type { RowAction } from '../data-table/table-rows.tsx';
import type { FoundStep } from './found-steps.tsx';

type OnStep = (step: FoundStep) => void;

/** What can be done with one found submission. */
export function useFoundActions(onStep: OnStep): (match: DataRequestMatch) => readonly RowAction[] {
  const { t } = useLingui();
  return ({ submission_id: id, is_held: isHeld }) => [
    {
      label: t`Correctie toevoegen`,
      icon: <IconPencilPlus size={16} />,
      onClick: () => onStep({ kind: 'correct', ids: [id] }),
    },
    {
      label: t`Beperken`,
      icon: <IconLock size={16} />,
      onClick: () => onStep({ kind: 'restrict', ids: [id] }),
    },
    {
      label: t`Wissen`,
      icon: <IconTrash size={16} />,
      isDanger: true,
      isDisabled: isHeld,
      onClick: () => onStep({ kind: 'erase', ids: [id] }),
    },
  ];
}

/** Restricting or erasing everything that is listed. */
export function FoundActions({
  request,
  onStep,
}: {
  readonly request: DataRequestDetail;
  readonly onStep: OnStep;
}) {
  const ids = request.matches.map(({ submission_id: id }) => id);
  return (
    <Group gap="sm">
      <Button variant="default" onClick={() => onStep({ kind: 'restrict', ids })}>
        <Trans>Alles beperken</Trans>
      </Button>
      <Button variant="default" color="red" onClick={() => onStep({ kind: 'erase', ids })}>
        <Trans>Alles wissen</Trans>
      </Button>
    </Group>
  );
}
