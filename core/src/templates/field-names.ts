import type { Field } from '../form/form-definition.ts';
import { isFormulaOperand } from '../logic/actions/set-value/is-formula-operand.ts';
import type { Action, ConditionGroup, LogicRule } from '../logic/logic-rule.ts';

/** The ids of a field: for rules, answers and mappings, and for formulas. */
export type FieldName = Pick<Field, 'id' | 'short_id'>;

/** New ids of fields by their old id, and new short ids by the old one. */
export interface FieldNames {
  readonly byId: ReadonlyMap<string, FieldName>;
  readonly shortIds: ReadonlyMap<string, string>;
}

/** Creates the renaming from pairs of a field and its new ids. */
export function toFieldNames(renamed: readonly (readonly [FieldName, FieldName])[]): FieldNames {
  return {
    byId: new Map(renamed.map(([{ id }, name]) => [id, name])),
    shortIds: new Map(renamed.map(([{ short_id: old }, { short_id }]) => [old, short_id])),
  };
}

const reference = /\{(\s*)([\w-]+(?:\.[\w-]+)*)(\s*)\}/g;

/** Renames the references `{a1b2}` and `{rows.a1b2}` in a formula, or in a text with formulas. */
export function renameInFormula(text: string, { shortIds }: FieldNames): string {
  return text.replace(
    reference,
    (_found, before: string, path: string, after: string) =>
      `{${before}${renamePath(path, (part) => shortIds.get(part))}${after}}`,
  );
}

/** Renames the fields in the conditions, targets and formulas of a rule. */
export function renameInRule(rule: LogicRule, names: FieldNames): LogicRule {
  const { targets } = rule;
  return {
    ...rule,
    condition_group: renameInGroup(rule.condition_group, names),
    actions: rule.actions.map((action) => renameInAction(action, names)),
    ...(targets && { targets: targets.map((id) => names.byId.get(id)?.id ?? id) }),
  };
}

function renameInGroup(group: ConditionGroup, names: FieldNames): ConditionGroup {
  const children = group.children.map((child) => {
    if (child.type === 'group') return renameInGroup(child, names);
    const { target } = child;
    if (target === null) return child;
    return { ...child, target: renamePath(target, (part) => names.byId.get(part)?.id) };
  });
  return { ...group, children };
}

function renameInAction(action: Action, names: FieldNames): Action {
  if (typeof action === 'string' || action.type !== 'set_value') return action;
  const { value } = action;
  if (!isFormulaOperand(value)) return action;
  return { ...action, value: { formula: renameInFormula(value.formula, names) } };
}

const renamePath = (path: string, rename: (part: string) => string | undefined): string =>
  path
    .split('.')
    .map((part) => rename(part) ?? part)
    .join('.');
