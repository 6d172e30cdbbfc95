import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import {
  findSharedRules,
  type SharedRule,
  type SharedRules,
} from '@form-builder/core/logic/shared-rules.ts';
import { findField, locatedFields, type LocatedField } from '../document/place.ts';
import { conditionsOf } from './rule-changes.ts';
import { repeatsAround } from './rule-targets.ts';

/** Every field of the tree and the canvas asks, with the same pages. */
const sharedByPages = new WeakMap<readonly Page[], SharedRules<Field>>();

/** The rules of other fields that apply to this one as well. */
export function sharedRulesOf(
  pages: readonly Page[],
  fieldId: string,
): readonly SharedRule<Field>[] {
  const known = sharedByPages.get(pages);
  const shared = known ?? findSharedRules([...locatedFields(pages)].map(({ field }) => field));
  if (!known) sharedByPages.set(pages, shared);
  return shared.get(fieldId) ?? [];
}

/** How many rules apply to a field, its own and those of others. */
export const countRules = (pages: readonly Page[], { id, logic = [] }: Field): number =>
  logic.length + sharedRulesOf(pages, id).length;

/**
 * The fields that a rule can be of besides the one that holds it: those that reach everything the rule
 * looks at, and are not looked at themselves.
 */
export function fieldsToShareWith(
  pages: readonly Page[],
  holderId: string,
  rule: LogicRule,
): readonly LocatedField[] {
  const read = [...conditionsOf(rule.condition_group)].flatMap(
    ({ target }) => findField(pages, target?.split('.')[0] ?? '') ?? [],
  );
  const isReadBy = (candidate: LocatedField) => {
    const rows = new Set(repeatsAround(candidate).map(({ id }) => id));
    return (one: LocatedField) =>
      one.field.id !== candidate.field.id && repeatsAround(one).every(({ id }) => rows.has(id));
  };
  return [...locatedFields(pages)].filter(
    (candidate) => candidate.field.id !== holderId && read.every(isReadBy(candidate)),
  );
}

/** The rule with the other fields that it is of; the member goes with the last of them. */
export function changeTargets(
  { id, condition_group, actions }: LogicRule,
  targets: readonly string[],
): LogicRule {
  return { id, condition_group, actions, ...(targets.length > 0 && { targets }) };
}
