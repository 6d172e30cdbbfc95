import type { ClauseWords } from '../conditions/operator-words.ts';
import { operators, type OperatorName } from '../conditions/registry.ts';
import type { ValueKind } from '../field-types/value-kind.ts';
import type { FormatContext } from '../messages/format-context.ts';

/** Returns the text of an operator for a value kind, as part of a sentence. */
export function clauseWords(name: OperatorName, kind: ValueKind): ClauseWords {
  const { words } = operators[name];
  return words.kinds?.[kind] ?? words;
}

/** Returns the name of an operator in a list, for a value kind: `is greater than`. */
export function describeOperator(
  name: OperatorName,
  kind: ValueKind,
  { translate }: Pick<FormatContext, 'translate'>,
): string {
  const { words } = operators[name];
  return translate((words.kinds?.[kind] ?? words).menu);
}
