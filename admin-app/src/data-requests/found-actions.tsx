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
  return (match) => [
    {
      label: t`Correctie toevoegen`,
      icon: <IconPencilPlus size={16} />,
      onClick: () => onStep({ kind: 'correct', matches: [match] }),
    },
    {
      label: t`Beperken`,
      icon: <IconLock size={16} />,
      isDisabled: match.is_restricted,
      onClick: () => onStep({ kind: 'restrict', matches: [match] }),
    },
    {
      label: t`Wissen`,
      icon: <IconTrash size={16} />,
      isDanger: true,
      onClick: () => onStep({ kind: 'erase', matches: [match] }),
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
  const free = request.matches.filter(({ is_restricted: isRestricted }) => !isRestricted);
  return (
    <Group gap="sm">
      {free.length > 0 && (
        <Button variant="default" onClick={() => onStep({ kind: 'restrict', matches: free })}>
          <Trans>Alles beperken</Trans>
        </Button>
      )}
      <Button
        variant="default"
        color="red"
        onClick={() => onStep({ kind: 'erase', matches: request.matches })}
      >
        <Trans>Alles wissen</Trans>
      </Button>
    </Group>
  );
}
