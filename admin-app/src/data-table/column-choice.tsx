import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { IconColumns } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { fitsWindow } from './column-widths.ts';
import type { Column } from './table-rows.tsx';

interface ColumnChoiceProps<T, S extends string> {
  readonly columns: readonly Column<T, S>[];
  /** `null`: nobody chose. */
  readonly hidden: readonly string[] | null;
  readonly onChange: (hidden: readonly string[]) => void;
  /** Chooses columns that depend on the data, such as the answers of a form. */
  readonly children?: ReactNode;
}

/** Chooses the columns of a list. The first column is always shown, because it names the row. */
export function ColumnChoice<T, S extends string>({
  columns,
  hidden,
  onChange,
  children,
}: ColumnChoiceProps<T, S>) {
  const { t } = useLingui();
  const choices = columns.slice(1).filter(({ isChosenApart }) => isChosenApart !== true);
  const shown = (
    hidden === null ? choices.filter(fitsWindow) : choices.filter(({ id }) => !hidden.includes(id))
  ).map(({ id }) => id);
  // Another form may have columns that this one has not, and the choice is the same for all forms.
  const others = (hidden ?? []).filter((id) => !choices.some((column) => column.id === id));
  const change = (ids: string[]) =>
    onChange([...others, ...choices.filter(({ id }) => !ids.includes(id)).map(({ id }) => id)]);
  return (
    <Popover position="bottom-end">
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconColumns size={18} aria-hidden />}
        >{t`Kolommen`}</Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group
          label={t`Kolommen`}
          description={t`Op een telefoon zie je minder kolommen.`}
          value={shown}
          onChange={change}
        >
          <Stack gap="xs" mt="xs">
            {choices.map(({ id, header }) => (
              <Checkbox key={id} value={id} label={header} />
            ))}
          </Stack>
        </Checkbox.Group>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
