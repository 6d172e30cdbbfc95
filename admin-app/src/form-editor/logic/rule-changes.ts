import type {
  Action,
  ActionName,
  Condition,
  ConditionGroup,
  LogicRule,
} from '@form-builder/core/logic/logic-rule.ts';
import type { OperandActions, OperandActionType } from '@form-builder/core/logic/operand-action.ts';

type CreateId = () => string;

/** The maximum nesting depth of groups, which keeps rules readable. */
export const deepestGroup = 4;

/** Creates the initial condition: without a target and a value, with "contains". */
export function newCondition(createId: CreateId): Condition {
  return {
    id: createId(),
    type: 'condition',
    target: null,
    condition_operator: 'contains',
    value: null,
  };
}

/** Creates a group with "and" and one empty condition. */
export function newGroup(createId: CreateId): ConditionGroup {
  return {
    id: createId(),
    type: 'group',
    logic_operator: 'and',
    children: [newCondition(createId)],
  };
}

/** Creates a rule with one empty condition that shows the field. */
export function newRule(createId: CreateId): LogicRule {
  return { id: createId(), condition_group: newGroup(createId), actions: ['show'] };
}

/** Changes one condition of a group, at any depth. */
export function changeCondition(
  group: ConditionGroup,
  conditionId: string,
  changes: Partial<Omit<Condition, 'id' | 'type'>>,
): ConditionGroup {
  return mapNodes(group, (node) =>
    node.type === 'condition' && node.id === conditionId ? { ...node, ...changes } : node,
  );
}

/** Changes how a group or one inside it joins: by "and" or "or". */
export function changeJoin(
  group: ConditionGroup,
  groupId: string,
  logic_operator: ConditionGroup['logic_operator'],
): ConditionGroup {
  return changeGroup(group, groupId, (found) => ({ ...found, logic_operator }));
}

/** Adds a condition or a group at the end of a group, at any depth. */
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
 * Removes one condition or group. No group becomes empty: an empty condition replaces the last one.
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

/** Toggles an action; removes another one that contradicts it. */
export function toggleAction(actions: readonly Action[], action: ActionName): readonly Action[] {
  if (actions.includes(action)) return actions.filter((name) => name !== action);
  return [...actions.filter((name) => name !== opposites[action]), action];
}

/** Replaces the actions of a type, and puts these after the others. */
export function replaceActions<T extends OperandActionType>(
  actions: readonly Action[],
  type: T,
  replacement: readonly OperandActions[T][],
): readonly Action[] {
  const others = actions.filter((action) => typeof action === 'string' || action.type !== type);
  return [...others, ...replacement];
}

const opposites: Readonly<Record<ActionName, ActionName>> = {
  hide: 'show',
  show: 'hide',
  required: 'optional',
  optional: 'required',
  disabled: 'enabled',
  enabled: 'disabled',
};

/** Returns every condition of a group, at any depth, in reading order. */
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
