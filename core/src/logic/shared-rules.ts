import type { LogicRule } from './logic-rule.ts';

/** The parts of a field or page about its rules. */
interface RuleHolder {
  readonly id: string;
  readonly logic?: readonly LogicRule[];
}

/** A rule of a field that also applies to another one. */
export interface SharedRule<F> {
  readonly rule: LogicRule;
  readonly holder: F;
  /** The number of the rule among those of its field or page, from 1, as shown to users. */
  readonly number: number;
}

export type SharedRules<F> = ReadonlyMap<string, readonly SharedRule<F>[]>;

/**
 * Returns the rules of fields that apply to others, by the id of the other, in the order of the
 * fields. They precede the rules of the other field itself, which therefore take precedence.
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

/** Returns the other fields to which a rule applies, each once. */
const otherTargets = ({ targets = [] }: LogicRule, holder: RuleHolder) =>
  new Set(targets.filter((id) => id !== holder.id));
