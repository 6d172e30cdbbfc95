import fc from 'fast-check';
import type { AnswerValue } from '../field-types/field-types.ts';
import { arbitraryAnswers, type arbitraryInputs } from '../form/arbitrary/arbitrary-answers.ts';
import type { Cell, Session } from './session.ts';

/** An edit of a visitor in a session of an arbitrary form: for properties. */
export interface Edit {
  readonly kind: 'set' | 'add' | 'remove' | 'move';
  readonly at: number;
  readonly to: number;
  readonly value: Readonly<Record<(typeof arbitraryInputs)[number], AnswerValue>>;
}

/** An arbitrary edit; without a matching cell it does nothing: for properties. */
export const arbitraryEdit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('set', 'set', 'set', 'add', 'remove', 'move'),
  at: fc.nat(100),
  to: fc.nat(3),
  value: fc.record(arbitraryAnswers),
});

/** Applies an edit to its matching cell, if it exists: for properties. */
export function applyEdit(session: Session, { kind, at, to, value }: Edit): void {
  const cells = allCells(session);
  const fits = ({ field: { type } }: Cell) =>
    kind === 'set' ? type in arbitraryAnswers : type === 'input-collection';
  const fitting = cells.filter(fits);
  const cell = fitting[at % Math.max(1, fitting.length)];
  if (!cell) return;
  const rowKey = cell.rows[at % Math.max(1, cell.rows.length)]?.key ?? '';
  if (kind === 'add' && cell.rows.length < 4) session.addRow(cell);
  if (kind === 'remove') session.removeRow(cell, rowKey);
  if (kind === 'move') session.moveRow(cell, rowKey, to);
  // Only input types reach this; their names are the keys of the record.
  if (kind === 'set') session.set(cell, value[cell.field.type as (typeof arbitraryInputs)[number]]);
}

const withInner = (cell: Cell): readonly Cell[] => [
  cell,
  ...cell.children.flatMap(withInner),
  ...cell.rows.flatMap((row) => row.cells.flatMap(withInner)),
];
/** Every cell of a session, those in rows included, in reading order: for properties. */
export const allCells = (session: Session) =>
  session.pages.flatMap(({ cells }) => cells.flatMap(withInner));
