import type { FormatContext } from '@form-builder/core/formats/format-context.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import type { Issue } from '@form-builder/core/validation/issue.ts';
import { errorText } from '../field-types/error-text.ts';
import type { FieldError, FieldErrors } from '../field-types/field-errors.ts';
import type { ErrorLink } from './visit-state.ts';

/** The first broken rule of each field, by cell key, in reading order. */
export function errorsByCell(
  session: Session,
  issues: readonly Issue[],
): ReadonlyMap<string, FieldError> {
  const errors = new Map<string, FieldError>();
  for (const issue of issues) {
    const cell = session.findCellByPath(issue.path);
    if (cell && !errors.has(cell.key)) errors.set(cell.key, issue);
  }
  return errors;
}

/** The server's own messages, by cell key. */
export function serverErrorsByCell(
  session: Session,
  errors: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, FieldError> {
  return new Map(
    Object.entries(errors).flatMap(([path, [message]]) => {
      const cell = session.findCellByPath(path);
      return cell && message !== undefined ? [[cell.key, { message }] as const] : [];
    }),
  );
}

/** The lines of the error summary, as worded at the fields. */
export function errorLinks(
  session: Session,
  errors: FieldErrors,
  text: FormatContext,
): readonly ErrorLink[] {
  return [...errors.all].flatMap(([cellKey, error]) => {
    const cell = session.findCell(cellKey);
    if (!cell) return [];
    const message = errorText(error, cell.field, text);
    const item = text.translate('element.error_summary_item', { field: cell.field.label, message });
    return [{ cellKey, text: item }];
  });
}
