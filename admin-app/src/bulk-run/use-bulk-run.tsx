import { useLingui } from '@lingui/react/macro';
import { Button, List, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../api/query-client.ts';
import { runForEach, type RowFailure } from './run-for-each.ts';

/** An action on many rows, one after another. */
export interface BulkRun<T> {
  readonly rows: readonly T[];
  readonly nameOf: (row: T) => string;
  readonly call: (row: T) => Promise<unknown>;
  /** The queries to invalidate afterwards. */
  readonly stale: readonly QueryKey[];
  /** The text of the result, such as "3 gearchiveerd". */
  readonly done: (count: number) => string;
  /** Runs when every row is done, before the queries are invalidated. */
  readonly onDone?: () => unknown;
  /** Undoes the action; absent when it cannot be undone. */
  readonly undo?: (rows: readonly T[]) => void;
}

const closeMs = 10_000;

/** Runs an action on many rows, and shows its progress and its results. */
export function useBulkRun(): <T>(run: BulkRun<T>) => void {
  const { t } = useLingui();
  const start = async <T,>({ rows, call, nameOf, stale, done, onDone, undo }: BulkRun<T>) => {
    const id = notifications.show({
      message: '',
      loading: true,
      autoClose: false,
      withCloseButton: false,
    });
    const result = await runForEach(rows, { call, nameOf }, (count) =>
      notifications.update({ id, message: t`${count} van ${rows.length} …`, loading: true }),
    );
    if (result.failures.length === 0) await onDone?.();
    await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    const takeBack = () => {
      notifications.hide(id);
      undo?.(result.done);
    };
    notifications.update({
      id,
      loading: false,
      color: result.failures.length === 0 ? 'green' : 'red',
      autoClose: result.failures.length === 0 ? closeMs : false,
      withCloseButton: true,
      closeButtonProps: { 'aria-label': t`Melding sluiten` },
      message: (
        <BulkResult
          text={done(result.done.length)}
          failures={result.failures}
          onUndo={undo === undefined || result.done.length === 0 ? undefined : takeBack}
        />
      ),
    });
  };
  return (run) => void start(run);
}

interface BulkResultProps {
  readonly text: string;
  readonly failures: readonly RowFailure[];
  readonly onUndo: (() => void) | undefined;
}

function BulkResult({ text, failures, onUndo }: BulkResultProps) {
  const { t } = useLingui();
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{text}</Text>
      {failures.length > 0 && (
        <>
          <Text size="sm">{t`Niet gelukt:`}</Text>
          <List size="sm">
            {failures.map(({ name, reason }, at) => (
              <List.Item key={at}>
                {name}: {reason}
              </List.Item>
            ))}
          </List>
        </>
      )}
      {onUndo !== undefined && (
        <Button size="compact-sm" variant="default" onClick={onUndo}>
          {t`Ongedaan maken`}
        </Button>
      )}
    </Stack>
  );
}
