import type { Page } from '@form-builder/core/form/form-definition.ts';
import type { Aspect } from '@form-builder/core/logic/action.ts';
import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import type { OperandActionType } from '@form-builder/core/logic/operand-action.ts';
import { aspectActions } from '@form-builder/core/logic/registry.ts';
import { locatedFields } from '../../document/place.ts';
import { conditionsOf } from '../rule-changes.ts';
import type { RuleHolder } from '../rule-fields.ts';

/** A rule of the form with where it stands. */
export interface ListedRule {
  readonly rule: LogicRule;
  readonly holder: RuleHolder;
  readonly page: Page;
  /** The number of the rule among those of its field or page, from 1. */
  readonly number: number;
}

/** Every rule of the pages, in the order in which visitors meet what they are about. */
export const listRules = (pages: readonly Page[]): readonly ListedRule[] =>
  pages.flatMap((page) =>
    [page, ...Array.from(locatedFields([page]), ({ field }) => field)].flatMap((holder) =>
      (holder.logic ?? []).map((rule, index) => ({ rule, holder, page, number: index + 1 })),
    ),
  );

/** What a rule can do, without the direction: to show and to hide are one kind. */
export type RuleKind = Aspect | OperandActionType;

export const kindsOf = ({ actions }: LogicRule): ReadonlySet<RuleKind> =>
  new Set(
    actions.map((action) =>
      typeof action === 'string' ? aspectActions[action].aspect : action.type,
    ),
  );

/** The ids of the fields and variables whose answers the rule tests. */
export const readBy = ({ condition_group }: LogicRule): readonly string[] =>
  [...conditionsOf(condition_group)].flatMap(({ target }) => target?.split('.').at(-1) ?? []);

/** The ids of the fields and pages to which the rule applies. */
export const appliesTo = ({ rule, holder }: ListedRule): readonly string[] => [
  holder.id,
  ...(rule.targets ?? []),
];

/** Which rules are shown; `null` for all. */
export interface RuleFilter {
  readonly search: string;
  readonly kind: RuleKind | null;
  /** A field, page or variable that the rule tests or applies to. */
  readonly about: string | null;
}

export const noFilter: RuleFilter = { search: '', kind: null, about: null };

/** Whether the filter shows a rule, of which `sentence` is what users read. */
export function isShownBy(filter: RuleFilter, listed: ListedRule, sentence: string): boolean {
  const { search, kind, about } = filter;
  const wanted = search.trim().toLowerCase();
  return (
    (kind === null || kindsOf(listed.rule).has(kind)) &&
    (about === null || [...appliesTo(listed), ...readBy(listed.rule)].includes(about)) &&
    sentence.toLowerCase().includes(wanted)
  );
}
