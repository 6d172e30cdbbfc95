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
import { repeatsAround } from './rule-targets.ts';

/** What can hold rules. */
export type RuleHolder = Field | Page;

export const isPage = (holder: RuleHolder): holder is Page => !('type' in holder);

/** What a holder is called. */
export const holderName = (holder: RuleHolder): string =>
  isPage(holder) ? holder.title : holder.label || holder.short_id;

/** Every field of the tree and the canvas asks, with the same pages. */
const sharedByPages = new WeakMap<readonly Page[], SharedRules<RuleHolder>>();

/** The rules of other fields and pages that apply to this one as well. */
export function sharedRulesOf(
  pages: readonly Page[],
  holderId: string,
): readonly SharedRule<RuleHolder>[] {
  const known = sharedByPages.get(pages);
  const shared = known ?? findSharedRules(holdersIn(pages));
  if (!known) sharedByPages.set(pages, shared);
  return shared.get(holderId) ?? [];
}

/** A page comes before what is on it: so the engine reads their rules. */
const holdersIn = (pages: readonly Page[]) =>
  pages.flatMap((page): readonly RuleHolder[] => [
    page,
    ...Array.from(locatedFields([page]), ({ field }) => field),
  ]);

/** How many rules apply to a field or page, its own and those of others. */
export const countRules = (pages: readonly Page[], { id, logic = [] }: RuleHolder): number =>
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

/**
 * The pages that a rule can be of besides what holds it: none whose own answers it looks at, and only while
 * it shows or hides.
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
  if (read.some((one) => repeatsAround(one).length > 0)) return [];
  return pages.filter(({ id }) => id !== holderId && read.every(({ page }) => page.id !== id));
}

/** The rule with the other fields and pages that it is of; the member goes with the last of them. */
export function changeTargets(
  { id, condition_group, actions }: LogicRule,
  targets: readonly string[],
): LogicRule {
  return { id, condition_group, actions, ...(targets.length > 0 && { targets }) };
}
