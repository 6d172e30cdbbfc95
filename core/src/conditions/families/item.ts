import type { AnswerValue } from '../../field-types/field-types.ts';
import type { ListItem } from '../../field-types/list-item.ts';
import type { MakeTest } from '../operator.ts';

/** A test on the item chosen from an external list; `whenEmpty` when none is chosen. */
export const itemTest =
  (matches: (item: ListItem, value: string) => boolean, whenEmpty: boolean): MakeTest =>
  (value) =>
    typeof value === 'string'
      ? (answer) => (isItem(answer) ? matches(answer, value) : whenEmpty)
      : undefined;

/** A test on a list of chosen items: whether one of them has the value as its id. */
export const itemsTest =
  (matches: (isChosen: boolean) => boolean): MakeTest =>
  (value) =>
    typeof value === 'string' ? (answer) => matches(holds(answer, value)) : undefined;

function isItem(answer: unknown): answer is ListItem {
  return typeof answer === 'object' && answer !== null && 'id' in answer && 'label' in answer;
}

function holds(answer: AnswerValue, id: string): boolean {
  const items: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return items.some((item) => isItem(item) && item.id === id);
}
