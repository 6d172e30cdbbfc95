import type { ClauseWords } from '../conditions/operator-words.ts';
import { operators, type OperatorName } from '../conditions/registry.ts';
import type { ValueKind } from '../field-types/value-kind.ts';
import type { FormatContext } from '../messages/format-context.ts';

/** The words of an operator on answers of a kind, as part of a sentence. */
export function clauseWords(name: OperatorName, kind: ValueKind): ClauseWords {
  const { words } = operators[name];
  return words.kinds?.[kind] ?? words;
}

/** An operator's name in a list to choose from, for answers of a kind: `is greater than`. */
export function describeOperator(
  name: OperatorName,
  kind: ValueKind,
  { translate }: Pick<FormatContext, 'translate'>,
): string {
  const { words } = operators[name];
  return translate((words.kinds?.[kind] ?? words).menu);
}
