import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import classes from './selection-bar.module.css';
import type { BulkActions, RowSelection } from './use-row-selection.ts';

interface SelectionBarProps<T> {
  /** Absent in a list without row selection. */
  readonly selection: RowSelection<T> | undefined;
  readonly bulk: BulkActions<T> | undefined;
}

/**
 * Shows the number of selected rows and the actions on them; hides actions that apply to none of
 * them.
 */
export function SelectionBar<T>({ selection, bulk }: SelectionBarProps<T>) {
  const { t } = useLingui();
  if (selection === undefined || selection.chosen.length === 0) return null;
  const { chosen } = selection;
  return (
    <Group role="toolbar" aria-label={t`Met de selectie`} className={classes.bar ?? ''}>
      <Text role="status" fw={600} size="sm">
        <Trans>Gekozen: {chosen.length}</Trans>
      </Text>
      {bulk?.actions
        .filter(({ fits }) => chosen.some(fits))
        .map(({ label, icon, isDanger, run }) => (
          <Button
            key={label}
            size="compact-md"
            variant="default"
            leftSection={icon}
            {...(isDanger === true ? { c: 'red' } : {})}
            onClick={() => run(chosen)}
          >
            {label}
          </Button>
        ))}
      <Button size="compact-md" variant="subtle" onClick={selection.clear}>
        <Trans>Selectie opheffen</Trans>
      </Button>
    </Group>
  );
}
