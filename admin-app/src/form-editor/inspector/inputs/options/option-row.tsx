import type { Option } from '@form-builder/core/field-types/field-properties.ts';
import { useLingui } from '@lingui/react/macro';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { ScoreInput } from './score-input.tsx';
import { useOptionDrag, type OptionSide } from './use-option-drag.ts';
import styles from './options-input.module.css';

interface OptionRowProps {
  readonly option: Option;
  readonly position: number;
  readonly isReadOnly: boolean;
  readonly hasScore: boolean;
  readonly onRename: (label: string) => void;
  readonly onScore: (score: number | undefined) => void;
  readonly onNext: () => void;
  readonly onRemove: () => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onDropOption: (draggedId: string, side: OptionSide) => void;
  readonly onPasteLines: (text: string) => void;
}

/**
 * Edits one option: its text, a drag handle, a delete button, and a score if the options have one.
 */
export function OptionRow(props: OptionRowProps) {
  const { option, position, isReadOnly, onRename, onNext, onRemove, onMove, onPasteLines } = props;
  const { t } = useLingui();
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const side = useOptionDrag(row, grip, option.id, props.onDropOption);

  const onMoveKey = (event: KeyboardEvent, isAltNeeded: boolean) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (step === undefined || event.altKey !== isAltNeeded) return;
    event.preventDefault();
    onMove(step);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onNext();
    if (event.key === 'Backspace' && option.label === '') {
      event.preventDefault();
      onRemove();
    }
    onMoveKey(event, true);
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/\n./.test(text)) return;
    event.preventDefault();
    onPasteLines(text);
  };
  return (
    <li ref={row} className={styles.row} data-drop={side}>
      {!isReadOnly && (
        <ActionIcon
          ref={grip}
          variant="subtle"
          color="gray"
          size="sm"
          className={styles.grip}
          aria-label={t`Keuze ${position} verplaatsen met de pijltjes`}
          onKeyDown={(event) => onMoveKey(event, false)}
        >
          <IconGripVertical size={16} aria-hidden />
        </ActionIcon>
      )}
      <TextInput
        className={styles.input}
        aria-label={t`Keuze ${position}`}
        readOnly={isReadOnly}
        error={option.label.trim() === '' && t`Vul een tekst in`}
        value={option.label}
        onChange={(event) => onRename(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {props.hasScore && (
        <ScoreInput
          score={option.score}
          position={position}
          isReadOnly={isReadOnly}
          onChange={props.onScore}
        />
      )}
      {!isReadOnly && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t`Keuze ${position} verwijderen`}
          onClick={onRemove}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
