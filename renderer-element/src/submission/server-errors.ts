import type { Session } from '@form-builder/core/session/session.ts';
import type { FieldError } from '../state/errors/field-errors.ts';

/** Returns the server's messages by cell key, without those about unknown fields. */
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
