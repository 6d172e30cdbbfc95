import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Group, Switch, TextInput, type InputWrapperProps } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import classes from './environment-settings.module.css';
import type { EnvironmentRow } from './use-save-environments.ts';

interface EnvironmentFieldsProps {
  readonly row: EnvironmentRow;
  readonly nameProps: Pick<InputWrapperProps, 'error'>;
  readonly enabledProps: Pick<InputWrapperProps, 'error'>;
  /** Absent on the first row. */
  readonly onMoveUp: (() => void) | undefined;
  /** Absent on the last row. */
  readonly onMoveDown: (() => void) | undefined;
}

/** One environment: its name, its place and whether it is in use. */
export function EnvironmentFields({
  row: { id, name, is_editable: isEditable },
  nameProps,
  enabledProps,
  onMoveUp,
  onMoveDown,
}: EnvironmentFieldsProps) {
  const { t } = useLingui();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const move =
    (onMove: (() => void) | undefined, [first, second]: readonly (typeof up)[]) =>
    () => {
      if (onMove === undefined) return;
      flushSync(onMove);
      // The browser drops the focus of a row that moves, and the first and last row lack a button.
      const target = first?.current?.disabled === true ? second : first;
      target?.current?.focus();
    };
  return (
    <div role="group" aria-label={name} className={classes.environment}>
      <TextInput
        label={t`Naam`}
        description={
          isEditable
            ? t`Een versie die hier staat, kun je nog wijzigen.`
            : t`Een versie die hier heeft gestaan, ligt vast. Wijzig die in een nieuwe versie.`
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={60}
        {...nameProps}
      />
      <Group className={classes.actions} gap="xs" wrap="nowrap">
        <ActionIcon
          ref={up}
          variant="subtle"
          size="lg"
          aria-label={t`${name} omhoog`}
          disabled={onMoveUp === undefined}
          onClick={move(onMoveUp, [up, down])}
        >
          <IconArrowUp size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          ref={down}
          variant="subtle"
          size="lg"
          aria-label={t`${name} omlaag`}
          disabled={onMoveDown === undefined}
          onClick={move(onMoveDown, [down, up])}
        >
          <IconArrowDown size={18} aria-hidden />
        </ActionIcon>
        <Switch label={t`In gebruik`} data-environment={id} {...enabledProps} />
      </Group>
    </div>
  );
}
