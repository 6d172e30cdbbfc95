import { aspects, type Aspect } from '../../logic/action.ts';
import type { ProgramField } from '../../session/program/program-field.ts';
import { all, always, any, negate, never, unknown, type Expression } from './expression.ts';
import type { ReadRule } from './read-rules.ts';

/** The statements about the answers for which each aspect of a field holds. */
export interface AspectConditions {
  readonly rules: readonly ReadRule[];
  /** Shown within its own row, regardless of the repeating fields around it, as rules read it. */
  readonly visible: Expression;
  /** Shown to visitors. */
  readonly shown: Expression;
  readonly enabled: Expression;
  readonly required: Expression;
  /** Certainly never visible, so that rules read no answer. */
  readonly isNeverVisible: boolean;
}

/** The conditions of a field in a cycle, about which nothing is known. */
export const unknownConditions: AspectConditions = {
  rules: [],
  visible: unknown,
  shown: unknown,
  enabled: unknown,
  required: unknown,
  isNeverVisible: false,
};

/** The other conditions on which a field depends. */
interface Around {
  /** The statement that its rows have visible content. */
  readonly rows: Expression;
  /** The group that contains it, within its own scope. */
  readonly group: AspectConditions | undefined;
  /** The repeating field whose rows contain it. */
  readonly collection: AspectConditions | undefined;
}

/**
 * Derives when the aspects of a field hold, from its flags and rules and those of the containers
 * around it.
 */
export function resolveAspectConditions(
  field: ProgramField,
  rules: readonly ReadRule[],
  { rows, group, collection }: Around,
): Omit<AspectConditions, 'isNeverVisible'> {
  const visible = all(aspectAfter(field, rules, 'visible'), group?.visible ?? always, rows);
  const enabled = all(aspectAfter(field, rules, 'enabled'), group?.enabled ?? always);
  return {
    rules,
    visible,
    shown: all(visible, collection?.shown ?? always),
    enabled: all(enabled, collection?.enabled ?? always),
    required: aspectAfter(field, rules, 'required'),
  };
}

/** Derives when an aspect holds after the rules, in order: the last matching rule wins. */
export function aspectAfter(
  { flags }: ProgramField,
  rules: readonly ReadRule[],
  aspect: Aspect,
): Expression {
  const bit = aspects[aspect];
  let holds: Expression = (flags & bit) === 0 ? never : always;
  for (const { effect, matches } of rules) {
    if ((effect.set & bit) !== 0) holds = any(holds, matches);
    if ((effect.clear & bit) !== 0) holds = all(holds, negate(matches));
  }
  return holds;
}
