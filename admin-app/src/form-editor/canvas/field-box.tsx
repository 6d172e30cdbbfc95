import type { Field } from '@form-builder/core/form/form-definition.ts';
import { useLingui } from '@lingui/react/macro';
import { IconGripVertical } from '@tabler/icons-react';
import { memo, useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { fieldTypeTexts } from '../../field-types/field-type-texts.ts';
import { useDraggable } from '../drag/use-draggable.ts';
import { useDropTarget } from '../drag/use-drop-target.ts';
import { ItemMenu } from '../keyboard/item-menu.tsx';
import { useCoverageMark } from '../form-tests/coverage-context.ts';
import type { CanvasText } from './in-place/canvas-text.ts';
import { FieldMarks } from './field-marks.tsx';
import styles from './canvas.module.css';

/** What a box does with mouse and keyboard; the same functions for all boxes of a page. */
export interface BoxHandlers {
  readonly onKeyDown: (event: KeyboardEvent, field: Field) => void;
  /** A click: selects the field, or edits the text under the pointer. */
  readonly onPress: (event: MouseEvent, field: Field) => void;
  /** The text of the field under the pointer. */
  readonly findText: (event: MouseEvent, field: Field) => CanvasText | undefined;
  /** A double click opens the properties. */
  readonly onOpen: () => void;
}

interface FieldBoxProps extends BoxHandlers {
  readonly field: Field;
  readonly cellKey: string;
  /** Hidden for a visitor who has not filled in anything. */
  readonly isHidden: boolean;
  /** Whether rules apply to the item, its own or those of others. */
  readonly hasRules: boolean;
  readonly isEditable: boolean;
  readonly isSelected: boolean;
  /** Whether at most one field is selected; the actions of several are elsewhere. */
  readonly isOnlyOne: boolean;
  /** Whether the Tab key stops at this box; only one does. */
  readonly isFocusable: boolean;
  /** The place on the page of the field that was selected last; absent for the others. It is scrolled into view. */
  readonly currentPlace: number | undefined;
  readonly register: (key: string, box: HTMLElement | null) => void;
}

/**
 * The box over a drawn field, which handles its clicks, keys and drops, and shows its marks. It gets
 * all it shows from its page: a thousand boxes that each follow the editor make every key wait.
 */
export const FieldBox = memo(function FieldBox(props: FieldBoxProps) {
  const { field, cellKey, isHidden, hasRules, isFocusable, register, onKeyDown } = props;
  const { isEditable, isSelected, isOnlyOne, currentPlace } = props;
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const isDragging = useDraggable(box, { kind: 'field', id: field.id });
  const side = useDropTarget(box, 'field', field.id);
  useEffect(() => {
    if (currentPlace !== undefined) box.current?.scrollIntoView({ block: 'nearest' });
  }, [currentPlace]);
  const typeName = i18n._(fieldTypeTexts(field.type).name);
  const name = field.label || typeName;
  const untested = useCoverageMark(field.id);
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
        aria-label={`${typeName}: ${name}${untested ? ` (${untested})` : ''}`}
        aria-pressed={isSelected}
        onClick={(event) => props.onPress(event, field)}
        onDoubleClick={props.onOpen}
        onMouseMove={(event) => {
          const isOverText = isEditable && props.findText(event, field) !== undefined;
          event.currentTarget.style.cursor = isOverText ? 'text' : '';
        }}
        onKeyDown={(event) => onKeyDown(event, field)}
      />
      <span className={styles.blank} aria-hidden>
        {name}
      </span>
      <FieldMarks fieldId={field.id} hasRules={hasRules} isHidden={isHidden} />
      {isSelected && isEditable && isOnlyOne && (
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
