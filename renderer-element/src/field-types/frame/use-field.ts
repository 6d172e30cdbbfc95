import { useCallback, useSyncExternalStore, type RefObject } from 'react';
import type { Cell } from '@form-builder/core/session/session.ts';
import { errorText } from '../../state/field-error-text.ts';
import { useFieldContext } from '../../state/field-context.tsx';
import { useText } from '../../i18n/text-context.tsx';

/**
 * Renders the caller again when this cell or its error changes, and only then. Synchronous, so that
 * the caret stays in place while typing. Visibility is written to the frame directly: rules may
 * change many fields at once, and nothing else of them changes.
 */
export function useField(cell: Cell, frame: RefObject<HTMLElement | null>): string | undefined {
  const { errors } = useFieldContext();
  const text = useText();
  const subscribe = useCallback(
    (listener: () => void) => {
      const follow = () => {
        if (frame.current?.hidden === cell.visible) frame.current.hidden = !cell.visible;
        listener();
      };
      const stops = [cell.subscribe(follow), errors.subscribe(cell.key, listener)];
      return () => stops.forEach((stop) => stop());
    },
    [cell, errors, frame],
  );
  // Both numbers only grow, so their sum changes whenever one of them does.
  const revision = () => cell.contentRevision + errors.revisionOf(cell.key);
  useSyncExternalStore(subscribe, revision, revision);
  const error = errors.find(cell.key);
  return error && errorText(error, cell.field, text);
}
