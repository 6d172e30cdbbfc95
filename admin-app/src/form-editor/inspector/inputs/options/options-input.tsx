import type { Option } from '@form-builder/core/field-types/field-properties.ts';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Input } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import {
  addOption,
  moveOption,
  renameOption,
  scoreOption,
} from '../../../document/option-changes.ts';
import { useEditor } from '../../../editor/editor-context.ts';
import { pasteOptions } from '../../../editor/start-options.ts';
import { askToRemoveOption } from '../../../removal/ask-to-remove-option.ts';
import type { SettingInputProps } from '../../setting-input.ts';
import { OptionRow } from './option-row.tsx';
import { PasteOptions } from './paste-options.tsx';
import styles from './options-input.module.css';

/**
 * Edits the options of a field: rename in place, Enter adds one, drag or Alt with arrows reorders;
 * scores are optional.
 */
export function OptionsInput({ field, label, help, error, isReadOnly, change }: SettingInputProps) {
  const editor = useEditor();
  const { ids } = editor;
  const [isPasting, setPasting] = useState(false);
  const [isScoring, setScoring] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const options = field.options ?? [];
  const hasScores = isScoring || options.some(({ score }) => score !== undefined);

  const focusInput = (index: number) =>
    requestAnimationFrame(() => list.current?.children[index]?.querySelector('input')?.focus());
  const add = () => {
    change(addOption(options, { id: ids.createId(), label: '' }));
    focusInput(options.length);
  };
  const remove = (option: Option, index: number) => {
    if (askToRemoveOption(editor, field.id, option.id)) focusInput(Math.max(0, index - 1));
  };
  const move = ({ id }: Option, to: number) => {
    if (to < 0 || to >= options.length) return;
    change(moveOption(options, id, to));
    focusInput(to);
  };
  const takeLines = (text: string) => {
    const pasted = pasteOptions(editor, options, text);
    change(pasted);
    setPasting(false);
    focusInput(pasted.length - 1);
  };

  return (
    <Input.Wrapper label={label} description={help} error={error} labelElement="div">
      <ul ref={list} className={styles.list} aria-label={label}>
        {options.map((option, index) => (
          <OptionRow
            key={option.id}
            option={option}
            position={index + 1}
            isReadOnly={isReadOnly}
            hasScore={hasScores}
            onRename={(name) => change(renameOption(options, option.id, name))}
            onScore={(score) => change(scoreOption(options, option.id, score))}
            onNext={() => (index === options.length - 1 ? add() : focusInput(index + 1))}
            onRemove={() => remove(option, index)}
            onMove={(step) => move(option, index + step)}
            onDropOption={(draggedId, side) => {
              const from = options.findIndex(({ id }) => id === draggedId);
              const to = index + (side === 'bottom' ? 1 : 0);
              change(moveOption(options, draggedId, from < to ? to - 1 : to));
            }}
            onPasteLines={takeLines}
          />
        ))}
      </ul>
      {isPasting && <PasteOptions onDone={takeLines} onCancel={() => setPasting(false)} />}
      {!isReadOnly && !isPasting && (
        <Group gap="xs" mt="xs">
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={add}
          >
            <Trans>Keuze toevoegen</Trans>
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={() => setPasting(true)}>
            <Trans>Lijst plakken</Trans>
          </Button>
          {!hasScores && (
            <Button variant="subtle" size="compact-sm" onClick={() => setScoring(true)}>
              <Trans>Scores geven</Trans>
            </Button>
          )}
        </Group>
      )}
    </Input.Wrapper>
  );
}
