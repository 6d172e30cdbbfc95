import { aspects, type Aspect } from '../../logic/action.ts';
import type { ProgramField } from '../../session/program/program-field.ts';
import { all, always, any, negate, never, unknown, type Expression } from './expression.ts';
import type { ReadRule } from './read-rules.ts';

/** When each aspect of a field holds, as statements about the answers. */
export interface AspectConditions {
  readonly rules: readonly ReadRule[];
  /** Shown as rules and its own row see it: a repeating field around it does not count. */
  readonly visible: Expression;
  /** Shown to people. */
  readonly shown: Expression;
  readonly enabled: Expression;
  readonly required: Expression;
  /** Certainly never visible: rules then see no answer. */
  readonly isNeverVisible: boolean;
}

/** What is said of a field whose rules wait for each other: nothing. */
export const unknownConditions: AspectConditions = {
  rules: [],
  visible: unknown,
  shown: unknown,
  enabled: unknown,
  required: unknown,
  isNeverVisible: false,
};

/** What else decides over a field. */
interface Around {
  /** When the rows in it have something to show. */
  readonly rows: Expression;
  /** The group it stands in, within its own scope. */
  readonly group: AspectConditions | undefined;
  /** The repeating field whose rows it stands in. */
  readonly collection: AspectConditions | undefined;
}

/** When the aspects of a field hold, by its own flags and rules and by what stands around it. */
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

/** When an aspect holds after the rules, in order: of those that match, the last one wins. */
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
