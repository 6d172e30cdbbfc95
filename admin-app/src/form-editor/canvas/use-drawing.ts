import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useEditor } from '../editor/editor-context.ts';
import { selectField, wayOf } from '../editor/select-field.ts';
import { openProperties } from '../editor/open-properties.ts';
import { handleBoxKey } from './box-keys.ts';
import type { CanvasText } from './in-place/canvas-text.ts';
import { findDrawnText, textAt } from './in-place/drawn-texts.ts';
import { editText } from './in-place/edit-text.ts';

/**
 * The mouse and keyboard handlers of the boxes over a drawing. They are stable while the designer
 * types, so that boxes of unchanged fields do not render again.
 */
export function useDrawing(
  root: ShadowRoot | null,
  cells: ReadonlyMap<string, Cell>,
  overlay: HTMLElement | null,
) {
  const editor = useEditor();
  const drawing = useRef({ root, cells });
  useLayoutEffect(() => {
    drawing.current = { root, cells };
  }, [root, cells]);
  const keyOf = useCallback((id: string) => drawing.current.cells.get(id)?.key ?? id, []);
  const findDrawn = useCallback(
    (text: CanvasText) => drawing.current.root && findDrawnText(drawing.current.root, text, keyOf),
    [keyOf],
  );
  const findText = useCallback(
    (event: MouseEvent, field: Field) =>
      drawing.current.root ? textAt(drawing.current.root, field, keyOf, event) : undefined,
    [keyOf],
  );
  const onPress = useCallback(
    (event: MouseEvent, field: Field) => {
      const way = wayOf(event);
      if (way !== 'only') return selectField(editor, field.id, way);
      // A click by keyboard has no coordinates.
      const text = event.detail === 1 && editor.isEditable() ? findText(event, field) : undefined;
      if (text) editText(editor, text);
      else editor.select({ kind: 'field', id: field.id });
    },
    [editor, findText],
  );
  const onKeyDown = useCallback(
    (event: KeyboardEvent, field: Field) => {
      const editLabel = ({ id }: Field) => {
        const text: CanvasText = { on: 'field', id, name: 'label' };
        if (!findDrawn(text)) return false;
        editText(editor, text);
        return true;
      };
      handleBoxKey({ editor, overlay, editLabel }, event, field);
    },
    [editor, overlay, findDrawn],
  );
  const onOpen = useCallback(() => openProperties(editor), [editor]);
  const handlers = useMemo(
    () => ({ findText, onPress, onKeyDown, onOpen }),
    [findText, onPress, onKeyDown, onOpen],
  );
  return { findDrawn, handlers };
}
