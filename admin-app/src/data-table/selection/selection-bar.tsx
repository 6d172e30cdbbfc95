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
 * them. A sentence says which rows the actions leave out.
 */
export function SelectionBar<T>({ selection, bulk }: SelectionBarProps<T>) {
  const { t } = useLingui();
  if (selection === undefined || selection.chosen.length === 0) return null;
  const { chosen } = selection;
  const leftOut = bulk?.leftOut;
  const taken = chosen.filter((row) => leftOut?.isLeftOut(row) !== true);
  return (
    <Group role="toolbar" aria-label={t`Met de selectie`} className={classes.bar ?? ''}>
      <Text role="status" fw={600} size="sm">
        <Trans>Gekozen: {chosen.length}</Trans>
      </Text>
      {bulk?.actions
        .map((action) => ({ ...action, rows: action.takesLeftOut === true ? chosen : taken }))
        .filter(({ fits, rows }) => rows.some(fits))
        .map(({ label, icon, isDanger, run, rows }) => (
          <Button
            key={label}
            size="compact-md"
            variant="default"
            leftSection={icon}
            {...(isDanger === true ? { c: 'red' } : {})}
            onClick={() => run(rows)}
          >
            {label}
          </Button>
        ))}
      <Button size="compact-md" variant="subtle" onClick={selection.clear}>
        <Trans>Selectie opheffen</Trans>
      </Button>
      {leftOut !== undefined && taken.length < chosen.length && (
        <Text size="sm" w="100%">
          {leftOut.text(chosen.length - taken.length)}
        </Text>
      )}
    </Group>
  );
}
