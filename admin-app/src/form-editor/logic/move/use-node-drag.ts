import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachClosestEdge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import type {
  DragLocationHistory,
  DropTargetRecord,
} from '@atlaskit/pragmatic-drag-and-drop/types';
import type { ConditionGroup } from '@form-builder/core/logic/logic-rule.ts';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useEditor } from '../../editor/editor-context.ts';
import { findPlace, moveNode, type NodePlace } from './move-node.ts';
import type { MoveNode } from './use-move-node.ts';

/** The side of a condition or group to mark while another one is dragged over it. */
export type NodeSide = 'before' | 'after';

const key: symbol = Symbol('condition');

interface NodeDrag {
  readonly root: ConditionGroup;
  readonly nodeId: string;
  readonly move: MoveNode;
  /** The sides on which others are dropped. */
  readonly edges: readonly ('top' | 'bottom')[];
}

/** What a draggable condition or group attaches to its elements. */
interface NodeDragParts {
  readonly side: NodeSide | undefined;
  readonly setElement: (element: HTMLElement | null) => void;
  readonly setHandle: (element: HTMLElement | null) => void;
}

/**
 * Makes a condition or nested group draggable by its handle, and a place beside which others of its
 * rule are dropped; the menu of the handle does the same.
 */
export function useNodeDrag({ root, nodeId, move, edges }: NodeDrag): NodeDragParts {
  const editor = useEditor();
  const [target, setElement] = useState<HTMLElement | null>(null);
  const [dragHandle, setHandle] = useState<HTMLElement | null>(null);
  const [side, setSide] = useState<NodeSide>();
  const allowedEdges = useEffectEvent(() => edges);
  const placeOf = useEffectEvent((target: NodeSide): NodePlace | undefined => {
    const own = findPlace(root, nodeId);
    return own && { ...own, index: own.index + (target === 'after' ? 1 : 0) };
  });
  const canPut = useEffectEvent((data: DragData) => {
    const dragged = findDraggedNode(data);
    if (dragged === undefined || dragged === nodeId) return false;
    return (['before', 'after'] as const).some((one) => {
      const place = placeOf(one);
      return place !== undefined && moveNode(root, dragged, place) !== undefined;
    });
  });
  const drop = useEffectEvent((data: DragData, target: NodeSide | undefined) => {
    const dragged = findDraggedNode(data);
    const place = target && placeOf(target);
    if (dragged !== undefined && place) move(dragged, place);
  });
  useEffect(() => {
    if (!target || !dragHandle) return undefined;
    return combine(
      draggable({
        element: target,
        dragHandle,
        canDrag: () => editor.isEditable(),
        getInitialData: () => ({ [key]: nodeId }),
      }),
      dropTargetForElements({
        element: target,
        canDrop: ({ source }) => canPut(source.data),
        getData: ({ input }) =>
          attachClosestEdge({}, { element: target, input, allowedEdges: [...allowedEdges()] }),
        onDrag: ({ self, location }) => setSide(markedSide(self, location)),
        onDragLeave: () => setSide(undefined),
        onDrop: ({ self, source, location }) => {
          setSide(undefined);
          drop(source.data, markedSide(self, location));
        },
      }),
    );
  }, [editor, target, dragHandle, nodeId]);
  return { side, setElement, setHandle };
}

/** Makes the free space of a group a place where conditions of its rule are dropped, at its end. */
export function useGroupDrop(
  element: RefObject<HTMLElement | null>,
  { root, group, move }: Pick<NodeDrag, 'root' | 'move'> & { readonly group: ConditionGroup },
): boolean {
  const [isOver, setOver] = useState(false);
  const end = useEffectEvent(() => ({ groupId: group.id, index: group.children.length }));
  const canPut = useEffectEvent((data: DragData) => {
    const dragged = findDraggedNode(data);
    return dragged !== undefined && moveNode(root, dragged, end()) !== undefined;
  });
  const drop = useEffectEvent((data: DragData) => {
    const dragged = findDraggedNode(data);
    if (dragged !== undefined) move(dragged, end());
  });
  useEffect(() => {
    if (!element.current) return undefined;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => canPut(source.data),
      onDrag: ({ self, location }) => setOver(isInnermost(self, location)),
      onDragLeave: () => setOver(false),
      onDrop: ({ self, source, location }) => {
        setOver(false);
        if (isInnermost(self, location)) drop(source.data);
      },
    });
  }, [element]);
  return isOver;
}

type DragData = Readonly<Record<string | symbol, unknown>>;

function findDraggedNode(data: DragData): string | undefined {
  const id = data[key];
  return typeof id === 'string' ? id : undefined;
}

/** Only the innermost of the targets under the pointer counts. */
const isInnermost = (self: DropTargetRecord, location: DragLocationHistory): boolean =>
  location.current.dropTargets[0]?.element === self.element;

function markedSide(self: DropTargetRecord, location: DragLocationHistory): NodeSide | undefined {
  if (!isInnermost(self, location)) return undefined;
  const edge = extractClosestEdge(self.data);
  return edge === 'top' ? 'before' : edge === 'bottom' ? 'after' : undefined;
}
