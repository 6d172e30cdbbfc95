import type {
  Action,
  ActionName,
  Condition,
  ConditionGroup,
  LogicRule,
} from '@form-builder/core/logic/logic-rule.ts';

type CreateId = () => string;

/** A condition as the designer meets it first: no target yet, "contains", nothing to compare. */
export function newCondition(createId: CreateId): Condition {
  return {
    id: createId(),
    type: 'condition',
    target: null,
    condition_operator: 'contains',
    value: null,
  };
}

/** A group that joins by "and" and holds one empty condition. */
export function newGroup(createId: CreateId): ConditionGroup {
  return {
    id: createId(),
    type: 'group',
    logic_operator: 'and',
    children: [newCondition(createId)],
  };
}

/** A rule with one empty condition that shows the field. */
export function newRule(createId: CreateId): LogicRule {
  return { id: createId(), condition_group: newGroup(createId), actions: ['show'] };
}

/** The group with one condition in it, at any depth, changed. */
export function changeCondition(
  group: ConditionGroup,
  conditionId: string,
  changes: Partial<Omit<Condition, 'id' | 'type'>>,
): ConditionGroup {
  return mapNodes(group, (node) =>
    node.type === 'condition' && node.id === conditionId ? { ...node, ...changes } : node,
  );
}

/** The group with one group in it (or itself) joining by "and" or "or". */
export function changeJoin(
  group: ConditionGroup,
  groupId: string,
  logic_operator: ConditionGroup['logic_operator'],
): ConditionGroup {
  return changeGroup(group, groupId, (found) => ({ ...found, logic_operator }));
}

/** The group with a condition or a group added at the end of one of its groups. */
export function addNode(
  group: ConditionGroup,
  groupId: string,
  node: Condition | ConditionGroup,
): ConditionGroup {
  return changeGroup(group, groupId, (found) => ({
    ...found,
    children: [...found.children, node],
  }));
}

/**
 * The group without one condition or group. No group is ever empty: the last condition that goes
 * is replaced by an empty one.
 */
export function removeNode(
  group: ConditionGroup,
  nodeId: string,
  createId: CreateId,
): ConditionGroup {
  const children = group.children
    .filter(({ id }) => id !== nodeId)
    .map((child) => (child.type === 'group' ? removeNode(child, nodeId, createId) : child));
  return { ...group, children: children.length > 0 ? children : [newCondition(createId)] };
}

/** The actions with one switched; of two that contradict each other the newer stays. */
export function toggleAction(actions: readonly Action[], action: ActionName): readonly Action[] {
  if (actions.includes(action)) return actions.filter((name) => name !== action);
  return [...actions.filter((name) => name !== opposites[action]), action];
}

/** The actions with routes to exactly these destinations. */
export function changeRoutes(
  actions: readonly Action[],
  destinations: readonly string[],
): readonly Action[] {
  const others = actions.filter((action) => typeof action === 'string' || action.type !== 'route');
  const routes = destinations.map((destination) => ({ type: 'route', destination }) as const);
  return [...others, ...routes];
}

const opposites: Readonly<Record<ActionName, ActionName>> = {
  hide: 'show',
  show: 'hide',
  required: 'optional',
  optional: 'required',
  disabled: 'enabled',
  enabled: 'disabled',
};

/** Every condition of a group, at any depth, in reading order. */
export function* conditionsOf(group: ConditionGroup): Generator<Condition> {
  for (const child of group.children) {
    if (child.type === 'condition') yield child;
    else yield* conditionsOf(child);
  }
}

function changeGroup(
  group: ConditionGroup,
  groupId: string,
  change: (group: ConditionGroup) => ConditionGroup,
): ConditionGroup {
  if (group.id === groupId) return change(group);
  return mapNodes(group, (node) =>
    node.type === 'group' && node.id === groupId ? change(node) : node,
  );
}

function mapNodes(
  group: ConditionGroup,
  change: (node: Condition | ConditionGroup) => Condition | ConditionGroup,
): ConditionGroup {
  const children = group.children.map((child) => {
    const changed = change(child);
    return changed === child && child.type === 'group' ? mapNodes(child, change) : changed;
  });
  return { ...group, children };
}
