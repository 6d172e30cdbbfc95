import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import {
  actionNamesIn,
  pageActionNames,
  type LogicRule,
} from '@form-builder/core/logic/logic-rule.ts';
import {
  findSharedRules,
  type SharedRule,
  type SharedRules,
} from '@form-builder/core/logic/shared-rules.ts';
import { findField, locatedFields, type LocatedField } from '../document/place.ts';
import { conditionsOf } from './rule-changes.ts';
import { enclosingRepeats } from './rule-targets.ts';

/** An item that can have rules. */
export type RuleHolder = Field | Page;

export const isPage = (holder: RuleHolder): holder is Page => !('type' in holder);

/** Returns the name of a field or page with rules. */
export const holderName = (holder: RuleHolder): string =>
  isPage(holder) ? holder.title : holder.label || holder.short_id;

/** Cached, because every field of the tree and the canvas needs it for the same pages. */
const sharedByPages = new WeakMap<readonly Page[], SharedRules<RuleHolder>>();

/** Returns the rules of other fields and pages that also apply to this one. */
export function sharedRulesOf(
  pages: readonly Page[],
  holderId: string,
): readonly SharedRule<RuleHolder>[] {
  const known = sharedByPages.get(pages);
  const shared = known ?? findSharedRules(holdersIn(pages));
  if (!known) sharedByPages.set(pages, shared);
  return shared.get(holderId) ?? [];
}

/** A page precedes its fields, in the order in which the engine reads rules. */
const holdersIn = (pages: readonly Page[]) =>
  pages.flatMap((page): readonly RuleHolder[] => [
    page,
    ...Array.from(locatedFields([page]), ({ field }) => field),
  ]);

/** Returns the number of rules that apply to a field or page, its own and those of others. */
export const countRules = (pages: readonly Page[], { id, logic = [] }: RuleHolder): number =>
  logic.length + sharedRulesOf(pages, id).length;

/**
 * Returns the other fields to which a rule can apply: those that can refer to every field in its
 * conditions, and are not in the conditions themselves.
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
    const rows = new Set(enclosingRepeats(candidate).map(({ id }) => id));
    return (one: LocatedField) =>
      one.field.id !== candidate.field.id && enclosingRepeats(one).every(({ id }) => rows.has(id));
  };
  return [...locatedFields(pages)].filter(
    (candidate) => candidate.field.id !== holderId && read.every(isReadBy(candidate)),
  );
}

/**
 * Returns the other pages to which a rule can apply: none with fields in its conditions, and only
 * for a rule that shows or hides.
 */
export function pagesToShareWith(
  pages: readonly Page[],
  holderId: string,
  rule: LogicRule,
): readonly Page[] {
  const names: readonly string[] = pageActionNames;
  if (!actionNamesIn(rule.actions).some((name) => names.includes(name))) return [];
  const read = [...conditionsOf(rule.condition_group)].flatMap(
    ({ target }) => findField(pages, target?.split('.')[0] ?? '') ?? [],
  );
  if (read.some((one) => enclosingRepeats(one).length > 0)) return [];
  return pages.filter(({ id }) => id !== holderId && read.every(({ page }) => page.id !== id));
}

/**
 * Sets the other fields and pages to which a rule applies; removes the member when there are none.
 */
export function changeTargets(
  { id, condition_group, actions }: LogicRule,
  targets: readonly string[],
): LogicRule {
  return { id, condition_group, actions, ...(targets.length > 0 && { targets }) };
}
