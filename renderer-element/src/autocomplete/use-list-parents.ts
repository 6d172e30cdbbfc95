import { useEffect, useRef, useState } from 'react';
import { chosenIds, type ListParentSettings } from '@form-builder/core/field-types/list-parent.ts';
import { cellKeyOf, splitCellKey } from '@form-builder/core/session/cells/cell-key.ts';
import type { Cell, Session } from '@form-builder/core/session/session.ts';
import { useFieldContext } from '../state/fields/field-context.tsx';

/** The answer that filters a list. */
export interface ListParents {
  /**
   * The keys of the parents that the entries must belong to; empty while the question has no
   * answer.
   */
  readonly ids: readonly string[];
  /** The question to answer first; absent once it is answered. */
  readonly label: string;
}

/**
 * The answer that filters the list of a field; `undefined` for an unfiltered list. When it changes,
 * the field is validated again.
 */
export function useListParents(
  cell: Cell,
  { parent_field: id }: ListParentSettings = {},
): ListParents | undefined {
  const form = useFieldContext();
  const parent = useParentCell(cell, id);
  const answer = parent?.visible === true ? parent.value : null;
  const seen = useRef(answer);
  useEffect(() => {
    if (seen.current === answer) return;
    seen.current = answer;
    if (cell.value === null) return;
    form.change(cell, cell.value);
    form.leave(cell);
  }, [answer]);
  return parent && { ids: chosenIds(answer), label: parent.field.label };
}

/** The cell of the question; the caller renders again when it changes. */
function useParentCell(cell: Cell, id: string | undefined): Cell | undefined {
  const { session } = useFieldContext();
  const [, setRevision] = useState(0);
  const parent = id === undefined ? undefined : findAround(session, cell, id);
  useEffect(() => parent?.subscribe(() => setRevision((before) => before + 1)), [parent]);
  return parent;
}

/** The cell of a field in the same row, else in the rows and the form around it. */
function findAround(session: Session, cell: Cell | null, fieldId: string): Cell | undefined {
  if (!cell) return undefined;
  const [, rowKey] = splitCellKey(cell.key);
  return session.findCell(cellKeyOf(fieldId, rowKey)) ?? findAround(session, cell.parent, fieldId);
}
