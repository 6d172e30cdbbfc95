import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachClosestEdge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

export type OptionSide = 'top' | 'bottom';

const key: symbol = Symbol('option');

/** Makes an option draggable by its handle within its list; returns the side to mark. */
export function useOptionDrag(
  row: RefObject<HTMLElement | null>,
  grip: RefObject<HTMLElement | null>,
  optionId: string,
  onDropOption: (draggedId: string, side: OptionSide) => void,
): OptionSide | undefined {
  const [side, setSide] = useState<OptionSide>();
  const handleDrop = useEffectEvent(onDropOption);
  useEffect(() => {
    const element = row.current;
    const dragHandle = grip.current;
    if (!element || !dragHandle) return undefined;
    return combine(
      draggable({ element, dragHandle, getInitialData: () => ({ [key]: optionId }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) =>
          source.element.parentElement === element.parentElement &&
          draggedOption(source.data) !== optionId,
        getData: ({ input }) =>
          attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setSide(verticalEdge(self.data)),
        onDragLeave: () => setSide(undefined),
        onDrop: ({ self, source }) => {
          setSide(undefined);
          const edge = verticalEdge(self.data);
          const dragged = draggedOption(source.data);
          if (edge && dragged !== undefined) handleDrop(dragged, edge);
        },
      }),
    );
  }, [row, grip, optionId]);
  return side;
}

function draggedOption(data: Record<string | symbol, unknown>): string | undefined {
  const id = data[key];
  return typeof id === 'string' ? id : undefined;
}

function verticalEdge(data: Record<string | symbol, unknown>): OptionSide | undefined {
  const edge = extractClosestEdge(data);
  return edge === 'top' || edge === 'bottom' ? edge : undefined;
}
