import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Cell } from '@form-builder/core/session/session.ts';
import type { FieldContext } from '../../state/fields/field-context.tsx';
import type { FieldError, FieldErrors } from '../../state/errors/field-errors.ts';

/**
 * Renders the caller again when this cell or its error changes, and only then. Visibility is written
 * to the frame directly: rules may change many fields at once, and nothing else of them changes.
 * Returns the error.
 */
export function useField(
  cell: Cell,
  form: FieldContext,
  box: RefObject<HTMLElement | null>,
): FieldError | undefined {
  const { errors } = form;
  const [, setRevision] = useState(revisionOf(cell, errors));
  useLayoutEffect(() => {
    const follow = () => {
      if (box.current?.hidden === cell.visible) box.current.hidden = !cell.visible;
      setRevision(revisionOf(cell, form.errors));
    };
    const stopCell = cell.subscribe(follow);
    const stopErrors = form.errors.subscribe(cell.key, follow);
    follow();
    form.waiting?.finish(cell);
    return () => {
      stopCell();
      stopErrors();
    };
  }, [cell, form, box]);
  return errors.find(cell.key);
}

/** Both revisions only increase, so their sum changes when either of them does. */
const revisionOf = ({ contentRevision, key }: Cell, errors: FieldErrors) =>
  contentRevision + errors.revisionOf(key);
