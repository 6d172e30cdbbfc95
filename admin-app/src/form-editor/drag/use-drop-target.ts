import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachInstruction,
  extractInstruction,
  type Operation,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import type {
  DragLocationHistory,
  DropTargetRecord,
} from '@atlaskit/pragmatic-drag-and-drop/types';
import { useEffect, useState, type RefObject } from 'react';
import { useEditor } from '../editor/editor-context.ts';
import type { Editor } from '../editor/editor.ts';
import { addField, moveFieldTo } from '../editor/field-actions.ts';
import { moveFieldsTo } from '../editor/fields-actions.ts';
import { movePageTo } from '../editor/page-actions.ts';
import { findDragged, type Dragged } from './dragged.ts';
import { pageIndexFor, placeFor, sidesFor, type DropSide, type DropSpot } from './drop-place.ts';

const operations: Readonly<Record<DropSide, Operation>> = {
  before: 'reorder-before',
  after: 'reorder-after',
  inside: 'combine',
};
const sides: Readonly<Record<Operation, DropSide>> = {
  'reorder-before': 'before',
  'reorder-after': 'after',
  combine: 'inside',
};

type DragData = Readonly<Record<string | symbol, unknown>>;

/** Makes an element a drop target for fields and pages; returns the side to mark, if any. */
export function useDropTarget(
  element: RefObject<HTMLElement | null>,
  kind: DropSpot['kind'],
  id: string,
): DropSide | undefined {
  const editor = useEditor();
  const [side, setSide] = useState<DropSide>();
  useEffect(() => {
    if (!element.current) return undefined;
    const spot: DropSpot = { kind, id };
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => allowedSides(editor, source.data, spot).length > 0,
      getData: ({ input, element: target, source }) => {
        const allowed = allowedSides(editor, source.data, spot);
        const available = allowed.map((name) => [operations[name], 'available'] as const);
        return attachInstruction(
          {},
          { input, element: target, operations: Object.fromEntries(available) },
        );
      },
      onDragEnter: ({ self, location }) => setSide(markedSide(self, location)),
      onDrag: ({ self, location }) => setSide(markedSide(self, location)),
      onDragLeave: () => setSide(undefined),
      onDrop: ({ self, source, location }) => {
        setSide(undefined);
        const dropped = markedSide(self, location);
        const dragged = findDragged(source.data);
        if (dragged && dropped) drop(editor, dragged, spot, dropped);
      },
    });
  }, [editor, element, kind, id]);
  return side;
}

function allowedSides(editor: Editor, data: DragData, spot: DropSpot): readonly DropSide[] {
  const dragged = findDragged(data);
  return dragged ? sidesFor(editor.document().pages, dragged, spot) : [];
}

/** The side to mark: only the innermost of the targets under the pointer counts. */
function markedSide(self: DropTargetRecord, location: DragLocationHistory): DropSide | undefined {
  const isInnermost = location.current.dropTargets[0]?.element === self.element;
  return isInnermost ? sideOf(self.data) : undefined;
}

function sideOf(data: Record<string | symbol, unknown>): DropSide | undefined {
  const instruction = extractInstruction(data);
  return instruction && !instruction.blocked ? sides[instruction.operation] : undefined;
}

function drop(editor: Editor, dragged: Dragged, spot: DropSpot, side: DropSide): void {
  const { pages } = editor.document();
  if (dragged.kind === 'page') {
    const index = pageIndexFor(pages, dragged.id, spot, side);
    if (index !== undefined) movePageTo(editor, dragged.id, index);
    return;
  }
  const place = placeFor(pages, dragged, spot, side);
  if (!place) return;
  const { selection } = editor.state;
  const isOneOfMany = selection.kind === 'fields' && dragged.kind === 'field';
  if (isOneOfMany && selection.ids.includes(dragged.id)) {
    // Counted including the dragged one, because all of them are removed together.
    const spotPlace = placeFor(pages, { kind: 'new-field', type: 'text' }, spot, side);
    if (spotPlace) moveFieldsTo(editor, selection.ids, spotPlace);
  } else if (dragged.kind === 'field') moveFieldTo(editor, dragged.id, place);
  else addField(editor, dragged.type, place);
}
