import type { AnswerValue } from '../../field-types/field-types.ts';
import type { Clock } from '../../runtime/clock.ts';
import { typedAnswer } from './instance-builder.ts';
import type { SessionCell } from './session-cell.ts';

/**
 * Stores the visitor's answer in a field that rules fill in. A field that the visitor emptied stays empty for
 * rules that fill in only empty fields; so does one whose default a draft would otherwise restore.
 */
export function keepOwn(cell: SessionCell, value: AnswerValue, clock: Clock): void {
  const { definition, field, findFilling } = cell.program;
  if (definition.role !== 'input') return;
  const isFilledWhenEmpty = () => findFilling?.(cell.instance, clock, true);
  const hasStart = () => !definition.isEmpty(definition.initialValue(field, { clock }));
  const isEmpty = typedAnswer(definition, value) === null;
  cell.isKeptEmpty = isEmpty && (!!isFilledWhenEmpty() || hasStart());
  cell.own = cell.isKeptEmpty ? definition.emptyValue : value;
}
