import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import styles from './integrations.module.css';

interface ValueListProps<Value> {
  readonly values: readonly Value[];
  /** The initial value of an added item. */
  readonly empty: Value;
  /** Whether a value has two inputs instead of three. */
  readonly isPair?: boolean;
  readonly onChange: (values: Value[]) => void;
  /** The inputs of one value. */
  readonly children: (value: Value, change: (changed: Value) => void) => ReactNode;
}

/** Edits a list of values; the focus stays in the list after each change. */
export function ValueList<Value>(props: ValueListProps<Value>) {
  const { values, empty, isPair = false, onChange, children } = props;
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusRow = (at: number) =>
    requestAnimationFrame(() => {
      const row = list.current?.querySelectorAll('[role="group"]')[at];
      (row?.querySelector('input') ?? addButton.current)?.focus();
    });
  const add = () => {
    onChange([...values, empty]);
    focusRow(values.length);
  };
  const remove = (at: number) => {
    onChange(values.toSpliced(at, 1));
    focusRow(Math.min(at, values.length - 2));
  };
  return (
    <div ref={list}>
      {values.map((value, at) => {
        const number = at + 1;
        return (
          <div
            key={at}
            className={`${styles.value ?? ''} ${(isPair && styles.pair) || ''}`}
            role="group"
            aria-label={t`Waarde ${number}`}
          >
            {children(value, (changed) => onChange(values.with(at, changed)))}
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t`Waarde ${number} verwijderen`}
              onClick={() => remove(at)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </div>
        );
      })}
      <Button
        ref={addButton}
        mt="md"
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={add}
      >
        <Trans>Waarde toevoegen</Trans>
      </Button>
    </div>
  );
}
