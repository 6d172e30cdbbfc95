import type { Condition, ConditionGroup } from '@form-builder/core/logic/logic-rule.ts';
import { deepestGroup } from '../rule-changes.ts';

type Node = Condition | ConditionGroup;

/** A place in a rule: an index among the children of a group, counted with the moved node. */
export interface NodePlace {
  readonly groupId: string;
  readonly index: number;
}

/** A node of a rule with the groups around it, the outermost first. */
interface LocatedNode {
  readonly node: Node;
  readonly around: readonly ConditionGroup[];
  readonly place: NodePlace;
}

/**
 * Moves a condition or group within its rule; a nested group that becomes empty disappears. Returns
 * `undefined` when the place is the same or not allowed.
 */
export function moveNode(
  root: ConditionGroup,
  nodeId: string,
  to: NodePlace,
): ConditionGroup | undefined {
  const moved = findNode(root, nodeId);
  if (!moved || !isAllowed(root, moved, to)) return undefined;
  const { groupId, index } = moved.place;
  const isSamePlace = groupId === to.groupId && (to.index === index || to.index === index + 1);
  if (isSamePlace) return undefined;
  const change = (group: ConditionGroup): ConditionGroup => ({
    ...group,
    children: childrenAfter(group, moved.node, to)
      .map((child) => (child.type === 'group' && child !== moved.node ? change(child) : child))
      .filter((child) => child.type === 'condition' || child.children.length > 0),
  });
  return change(root);
}

function childrenAfter(group: ConditionGroup, node: Node, to: NodePlace): readonly Node[] {
  const { children } = group;
  if (group.id !== to.groupId) return children.filter(({ id }) => id !== node.id);
  const [before, after] = [children.slice(0, to.index), children.slice(to.index)];
  const isOther = ({ id }: Node) => id !== node.id;
  return [...before.filter(isOther), node, ...after.filter(isOther)];
}

/**
 * Returns the place one step up or down: past a condition, into an adjacent group, or out of its own
 * group; `undefined` at the end of the rule.
 */
export function placeOneStep(
  root: ConditionGroup,
  nodeId: string,
  step: -1 | 1,
): NodePlace | undefined {
  const moved = findNode(root, nodeId);
  const own = moved?.around.at(-1);
  if (!moved || !own) return undefined;
  const { index } = moved.place;
  const neighbour = own.children[index + step];
  if (neighbour?.type === 'group') {
    const inside = { groupId: neighbour.id, index: step === 1 ? 0 : neighbour.children.length };
    if (isAllowed(root, moved, inside)) return inside;
  }
  if (neighbour) return { groupId: own.id, index: step === 1 ? index + 2 : index - 1 };
  const outer = moved.around.at(-2);
  if (!outer) return undefined;
  const ownIndex = outer.children.indexOf(own);
  return { groupId: outer.id, index: step === 1 ? ownIndex + 1 : ownIndex };
}

/** Returns the other groups into which a node can be moved, in reading order. */
export function groupsFor(root: ConditionGroup, nodeId: string): readonly ConditionGroup[] {
  const moved = findNode(root, nodeId);
  if (!moved) return [];
  return groupsIn(root).filter(
    (group) =>
      group.id !== moved.place.groupId &&
      isAllowed(root, moved, { groupId: group.id, index: group.children.length }),
  );
}

/** Returns the place of a node in its rule. */
export function findPlace(root: ConditionGroup, nodeId: string): NodePlace | undefined {
  return findNode(root, nodeId)?.place;
}

function groupsIn(group: ConditionGroup): readonly ConditionGroup[] {
  return [
    group,
    ...group.children.flatMap((child) => (child.type === 'group' ? groupsIn(child) : [])),
  ];
}

/** A group neither goes into itself nor deeper than rules may be nested. */
function isAllowed(root: ConditionGroup, { node }: LocatedNode, to: NodePlace): boolean {
  const depth = depthOf(root, to.groupId);
  if (depth === undefined) return false;
  if (node.type === 'condition') return true;
  return depthOf(node, to.groupId) === undefined && depth + heightOf(node) <= deepestGroup;
}

function depthOf(group: ConditionGroup, groupId: string): number | undefined {
  if (group.id === groupId) return 1;
  for (const child of group.children) {
    const depth = child.type === 'group' ? depthOf(child, groupId) : undefined;
    if (depth !== undefined) return depth + 1;
  }
  return undefined;
}

const heightOf = (node: Node): number =>
  node.type === 'condition' ? 0 : 1 + Math.max(0, ...node.children.map(heightOf));

function findNode(
  group: ConditionGroup,
  nodeId: string,
  outer: readonly ConditionGroup[] = [],
): LocatedNode | undefined {
  const around = [...outer, group];
  for (const [index, node] of group.children.entries()) {
    if (node.id === nodeId) return { node, around, place: { groupId: group.id, index } };
    const found = node.type === 'group' ? findNode(node, nodeId, around) : undefined;
    if (found) return found;
  }
  return undefined;
}
