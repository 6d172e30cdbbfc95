import { useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import { DayInput } from '../data-table/day-input.tsx';
import type { TableControl } from '../data-table/use-table-state.ts';
import type { LogbookFilter, LogbookSort } from './logbook-queries.ts';

/** The first and the last day of the entries; both may be left open. */
export function LogbookPeriod({
  control,
}: {
  readonly control: TableControl<LogbookSort, LogbookFilter>;
}) {
  const { t } = useLingui();
  const day = (name: 'from' | 'until', label: string) => (
    <DayInput
      label={label}
      value={control.state.filter[name] ?? ''}
      onChange={(value) => control.filterBy(name, value)}
    />
  );
  return (
    <Group gap="md" mb="sm">
      {day('from', t`Vanaf`)}
      {day('until', t`Tot en met`)}
    </Group>
  );
}
