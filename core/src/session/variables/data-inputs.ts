import type { AnswerValue } from '../../field-types/field-types.ts';
import type { VariableSourceOf } from '../../form/variables/variable.ts';
import { maxDataInputCharacters } from '../../form/variables/data-limits.ts';
import type { Cell, Session } from '../session.ts';

/**
 * Returns the texts with which a data source is asked, by its names for them; `undefined` while one is not known. A
 * hidden field counts as empty. Browser and server read them from their own session.
 */
export function dataInputsOf(
  session: Pick<Session, 'findCell' | 'variables'>,
  { inputs }: VariableSourceOf<'data'>,
): Readonly<Record<string, string>> | undefined {
  const found = Object.entries(inputs).map(([name, id]) => {
    const cell = session.findCell(id);
    return [name, cell && isKnown(session, cell) ? textOf(cell.value) : ''] as const;
  });
  return found.every(([, text]) => text !== '') ? Object.fromEntries(found) : undefined;
}

/** A text that is equal for equal inputs, whatever their order. */
export const dataInputsKey = (inputs: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(inputs).sort(([one], [other]) => (one < other ? -1 : 1)));

const isKnown = ({ variables }: Pick<Session, 'variables'>, cell: Cell): boolean =>
  cell.visible || variables.includes(cell);

/** Values with several parts have no text of their own; a too long text is no input. */
function textOf(value: AnswerValue): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value.trim() : '';
  return text.length > maxDataInputCharacters ? '' : text;
}
