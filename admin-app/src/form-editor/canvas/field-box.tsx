import type { Field } from '@form-builder/core/form/form-definition.ts';
import { useLingui } from '@lingui/react/macro';
import { IconGripVertical } from '@tabler/icons-react';
import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { fieldTypeTexts } from '../../field-types/field-type-texts.ts';
import { useDraggable } from '../drag/use-draggable.ts';
import { useDropTarget } from '../drag/use-drop-target.ts';
import { useEditor, useIsEditable, useIsSelected } from '../editor/editor-context.ts';
import { ItemMenu } from '../keyboard/item-menu.tsx';
import { FieldMarks } from './field-marks.tsx';
import styles from './canvas.module.css';

interface FieldBoxProps {
  readonly field: Field;
  readonly cellKey: string;
  /** Hidden for a visitor who has not filled in anything. */
  readonly isHidden: boolean;
  /** Rules apply to it, its own or those of others. */
  readonly hasRules: boolean;
  /** The one box that the Tab key stops at. */
  readonly isFocusable: boolean;
  readonly register: (key: string, box: HTMLElement | null) => void;
  readonly onKeyDown: (event: KeyboardEvent, field: Field) => void;
  /** Double click and Enter: on to the properties. */
  readonly onOpen: () => void;
}

/** The box over one drawn field: takes clicks, keys and drops for it and shows its marks. */
export const FieldBox = memo(function FieldBox(props: FieldBoxProps) {
  const { field, cellKey, isHidden, hasRules, isFocusable, register, onKeyDown, onOpen } = props;
  const { i18n } = useLingui();
  const editor = useEditor();
  const isSelected = useIsSelected(field);
  const isEditable = useIsEditable();
  const box = useRef<HTMLDivElement>(null);
  const isDragging = useDraggable(box, { kind: 'field', id: field.id });
  const side = useDropTarget(box, 'field', field.id);
  useEffect(() => {
    if (isSelected) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const typeName = i18n._(fieldTypeTexts(field.type).name);
  const name = field.label || typeName;
  return (
    <div
      ref={(element) => {
        box.current = element;
        register(cellKey, element);
      }}
      className={styles.box}
      data-selected={isSelected || undefined}
      data-hidden={isHidden || undefined}
      data-dragging={isDragging || undefined}
      data-drop={side}
    >
      <button
        type="button"
        className={styles.hit}
        data-hit={field.id}
        tabIndex={isFocusable ? 0 : -1}
        aria-label={`${typeName}: ${name}`}
        aria-pressed={isSelected}
        onClick={() => editor.select({ kind: 'field', id: field.id })}
        onDoubleClick={onOpen}
        onKeyDown={(event) => onKeyDown(event, field)}
      />
      <span className={styles.blank} aria-hidden>
        {name}
      </span>
      <FieldMarks hasRules={hasRules} isHidden={isHidden} />
      {isSelected && isEditable && (
        <div className={styles.toolbar}>
          <span className={styles.grip} aria-hidden>
            <IconGripVertical size={16} />
          </span>
          <span>{typeName}</span>
          <ItemMenu selection={{ kind: 'field', id: field.id }} name={name} />
        </div>
      )}
    </div>
  );
});
