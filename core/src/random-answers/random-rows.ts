import type { Random } from '../runtime/random.ts';
import type { Cell, Session } from '../session/session.ts';

/** Rows more than required, so that forms show what several look like. */
const moreRows = 2;

export const isRows = ({ definition }: Cell): boolean =>
  definition.role === 'container' && definition.children === 'rows';

/** Gives a repeating field a number of rows within its limits; rows that exist stay where possible. */
export function fillRows(session: Session, cell: Cell, random: Random): void {
  const { definition, field } = cell;
  if (definition.role !== 'container' || definition.children !== 'rows') return;
  const { min, max } = definition.rowLimits(field);
  const least = Math.min(Math.max(min, 1), max);
  const count = random.between(least, Math.max(least, Math.min(max, least + moreRows)));
  while (cell.rows.length < count && session.addRow(cell));
  for (const { key } of cell.rows.slice(count)) session.removeRow(cell, key);
}
