import type { Cell, Session } from '@form-builder/core/session/session.ts';
import { isBsn, isTestBsn } from '@form-builder/core/validation/rules/identifiers/bsn.ts';

/** The labels of secret questions with a BSN that is not a test number. */
export function findRealBsns(session: Session): readonly string[] {
  return session.pages.flatMap(({ cells }) => cells.flatMap(realBsnsIn));
}

function realBsnsIn(cell: Cell): readonly string[] {
  const { definition, value, field } = cell;
  const inner = [...cell.children, ...cell.rows.flatMap((row) => row.cells)].flatMap(realBsnsIn);
  const isSecret = definition.role === 'input' && definition.isSecret === true;
  const isReal = isSecret && typeof value === 'string' && isBsn(value) && !isTestBsn(value);
  return isReal ? [field.label, ...inner] : inner;
}
