import { useCallback, useSyncExternalStore } from 'react';
import { snapshot, subscribe, type Snapshot } from 'valtio/vanilla';

/**
 * Subscribes to a state or a part of it and renders synchronously, so that the caret does not move.
 * Callers use the whole state, so valtio's tracking of members (`useSnapshot`) would cost more than
 * it saves.
 */
export function useFormState<T extends object>(state: T): Snapshot<T> {
  const listen = useCallback((listener: () => void) => subscribe(state, listener, true), [state]);
  const read = () => snapshot(state);
  return useSyncExternalStore(listen, read, read);
}
