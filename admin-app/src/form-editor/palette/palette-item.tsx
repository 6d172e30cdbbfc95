import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { useRef } from 'react';
import { fieldTypeIcons } from '../../field-types/field-type-icons.ts';
import { fieldTypeTexts } from '../../field-types/field-type-texts.ts';
import { useEditor, useIsEditable } from '../editor/editor-context.ts';
import { addField } from '../editor/field-actions.ts';
import { useDraggable } from '../drag/use-draggable.ts';
import styles from './palette.module.css';

/** One field type: pressing it adds a field next to what is selected; dragging picks the place. */
export function PaletteItem({ type }: { type: FieldTypeName }) {
  const { i18n } = useLingui();
  const editor = useEditor();
  const isEditable = useIsEditable();
  const button = useRef<HTMLButtonElement>(null);
  const isDragging = useDraggable(button, { kind: 'new-field', type });
  const Icon = fieldTypeIcons[type];
  const { name, explanation } = fieldTypeTexts(type);
  return (
    <UnstyledButton
      ref={button}
      className={styles.item}
      data-dragging={isDragging || undefined}
      data-palette-item
      tabIndex={-1}
      disabled={!isEditable}
      onClick={() => addField(editor, type)}
    >
      <Icon className={styles.icon} size={20} stroke={1.6} aria-hidden />
      <span className={styles.text}>
        <span className={styles.name}>{i18n._(name)}</span>
        <span className={styles.explanation}>{i18n._(explanation)}</span>
      </span>
    </UnstyledButton>
  );
}
