import { useLayoutEffect, useState, type RefObject } from 'react';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import { errorText } from '../../state/field-error-text.ts';
import type { FieldErrors } from '../../state/field-errors.ts';

interface FieldOptions {
  readonly box: RefObject<HTMLElement | null>;
  readonly errors: FieldErrors;
  readonly text: FormatContext;
  /** Called once the field listens, when it was prerendered. */
  readonly onHydrated: (() => void) | undefined;
}

/**
 * Renders the caller again when this cell or its error changes, and only then. Visibility is written
 * to the frame directly: rules may change many fields at once, and nothing else of them changes.
 * Returns the text of the error.
 */
export function useField(
  cell: Cell,
  { box, errors, text, onHydrated }: FieldOptions,
): string | undefined {
  // Both numbers only grow, so their sum changes whenever one of them does.
  const revision = () => cell.contentRevision + errors.revisionOf(cell.key);
  const [, setRevision] = useState(revision);
  useLayoutEffect(() => {
    const follow = () => {
      if (box.current?.hidden === cell.visible) box.current.hidden = !cell.visible;
      setRevision(revision());
    };
    const stopCell = cell.subscribe(follow);
    const stopErrors = errors.subscribe(cell.key, follow);
    follow();
    onHydrated?.();
    return () => {
      stopCell();
      stopErrors();
    };
  }, [cell, errors, box]);
  const error = errors.find(cell.key);
  return error && errorText(error, cell.field, text);
}
