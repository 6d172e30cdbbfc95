import { useCallback, useSyncExternalStore } from 'react';
import type { Cell } from '@form-builder/core/session/session.ts';
import { errorText } from './error-text.ts';
import { useForm } from './form-context.tsx';
import { useText } from '../text/text-context.tsx';

/**
 * Draws the caller again when this cell or its error changes, and only then. Synchronous, so that
 * the caret stays where it is while typing.
 */
export function useField(cell: Cell): string | undefined {
  const { errors } = useForm();
  const text = useText();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [cell.subscribe(listener), errors.subscribe(cell.key, listener)];
      return () => stops.forEach((stop) => stop());
    },
    [cell, errors],
  );
  // Both numbers only grow, so their sum changes whenever either does.
  const revision = () => cell.revision + errors.revisionOf(cell.key);
  useSyncExternalStore(subscribe, revision, revision);
  const error = errors.find(cell.key);
  return error && errorText(error, cell.field, text);
}
