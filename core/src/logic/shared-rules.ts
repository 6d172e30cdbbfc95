import type { LogicRule } from './logic-rule.ts';

/** A field or page as far as its rules go. */
interface RuleHolder {
  readonly id: string;
  readonly logic?: readonly LogicRule[];
}

/** A rule that a field holds for another one as well. */
export interface SharedRule<F> {
  readonly rule: LogicRule;
  readonly holder: F;
  /** Its place among the rules of its holder, from 1: how people know it. */
  readonly number: number;
}

export type SharedRules<F> = ReadonlyMap<string, readonly SharedRule<F>[]>;

/**
 * The rules that fields hold for others, by the id of the other, in the order of the fields. At a field they
 * come before its own rules, so that its own have the last word.
 */
export function findSharedRules<F extends RuleHolder>(fields: Iterable<F>): SharedRules<F> {
  const shared = new Map<string, SharedRule<F>[]>();
  for (const holder of fields) {
    for (const [at, rule] of (holder.logic ?? []).entries()) {
      for (const id of otherTargets(rule, holder)) {
        const known = shared.get(id) ?? [];
        shared.set(id, [...known, { rule, holder, number: at + 1 }]);
      }
    }
  }
  return shared;
}

/** The fields besides its holder that a rule is of, each once. */
const otherTargets = ({ targets = [] }: LogicRule, holder: RuleHolder) =>
  new Set(targets.filter((id) => id !== holder.id));
