import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useEditor } from '../editor/editor-context.ts';
import { toDragData, type Dragged } from './dragged.ts';

/** Makes an element draggable with the mouse; every drag has a keyboard alternative elsewhere. */
export function useDraggable(element: RefObject<HTMLElement | null>, dragged: Dragged): boolean {
  const editor = useEditor();
  const [isDragging, setDragging] = useState(false);
  const getInitialData = useEffectEvent(() => toDragData(dragged));
  useEffect(() => {
    if (!element.current) return undefined;
    return draggable({
      element: element.current,
      canDrag: () => editor.isEditable(),
      getInitialData: () => getInitialData(),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
  }, [editor, element]);
  return isDragging;
}
