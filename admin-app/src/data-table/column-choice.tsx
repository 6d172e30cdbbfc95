import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { IconColumns } from '@tabler/icons-react';
import type { Column } from './table-rows.tsx';

interface ColumnChoiceProps<T, S extends string> {
  readonly columns: readonly Column<T, S>[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: readonly string[]) => void;
}

/** Chooses the columns of a list. The first column is always shown, because it names the row. */
export function ColumnChoice<T, S extends string>({
  columns,
  hidden,
  onChange,
}: ColumnChoiceProps<T, S>) {
  const { t } = useLingui();
  const choices = columns.slice(1);
  const shown = choices.filter(({ id }) => !hidden.includes(id)).map(({ id }) => id);
  const change = (ids: string[]) =>
    onChange(choices.filter(({ id }) => !ids.includes(id)).map(({ id }) => id));
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
          description={t`In een smal venster zie je minder kolommen.`}
          value={shown}
          onChange={change}
        >
          <Stack gap="xs" mt="xs">
            {choices.map(({ id, header }) => (
              <Checkbox key={id} value={id} label={header} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}
