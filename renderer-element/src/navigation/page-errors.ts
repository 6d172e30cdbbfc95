import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { cellsOf } from '@form-builder/core/session/cells/cells-of.ts';
import type { Cell, Session } from '@form-builder/core/session/session.ts';
import type { Issue } from '@form-builder/core/validation/issue.ts';
import { errorText } from '../state/errors/field-error-text.ts';
import type { FieldError, FieldErrors } from '../state/errors/field-errors.ts';
import type { ErrorLink } from '../state/form-state.ts';

/** The first issue of each field, by cell key, in reading order. */
export function errorsByCell(
  session: Session,
  issues: readonly Issue[],
  isOurs: (cell: Cell) => boolean = () => true,
): ReadonlyMap<string, FieldError> {
  const errors = new Map<string, FieldError>();
  for (const issue of issues) {
    const cell = session.findCellByPath(issue.path);
    if (cell && !errors.has(cell.key) && isOurs(cell)) errors.set(cell.key, issue);
  }
  return errors;
}

/** The same errors in the order in which their fields are read. */
export function inReadingOrder(
  session: Session,
  errors: ReadonlyMap<string, FieldError>,
): ReadonlyMap<string, FieldError> {
  const ordered = new Map<string, FieldError>();
  for (const { key } of cellsOf(session)) {
    const error = errors.get(key);
    if (error) ordered.set(key, error);
  }
  return ordered;
}

/** The links of the error summary, with the error texts of the fields. */
export function errorLinks(
  session: Session,
  errors: FieldErrors,
  text: FormatContext,
): readonly ErrorLink[] {
  return [...errors.all].flatMap(([cellKey, error]) => {
    const cell = session.findCell(cellKey);
    if (!cell) return [];
    const message = errorText(error, cell.field, text);
    const item = text.translate('element.error_summary_item', {
      field: nameCell(cell, text),
      message,
    });
    return [{ cellKey, text: item, isMissing: isMissing(error) }];
  });
}

/** The text of a link to a field: its label, after the names of the rows that contain it. */
export const nameCell = (cell: Cell, text: FormatContext): string =>
  [...rowNames(cell, text), withoutMark(cell.field.label)].join(': ');

/** The names of the rows that contain a cell, outermost first: `Dag 2`. */
function rowNames(cell: Cell, text: FormatContext): readonly string[] {
  const { parent } = cell;
  if (!parent) return [];
  const above = rowNames(parent, text);
  const at = parent.rows.findIndex((row) => row.cells.includes(cell));
  const { definition } = parent;
  if (at === -1 || !('rowLabel' in definition)) return above;
  const name = { label: definition.rowLabel(parent.field), number: at + 1 };
  return [...above, text.translate('summary.row', name)];
}

const isMissing = (error: FieldError): boolean =>
  'code' in error && /^issue\.(?:required|accepted|checklist)/.test(error.code);

/** A label that ends with a question mark or a colon reads badly before another colon. */
function withoutMark(label: string): string {
  return label.replace(/[\s?:.]+$/, '');
}
