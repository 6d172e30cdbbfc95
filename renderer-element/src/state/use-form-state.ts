import { useCallback, useSyncExternalStore } from 'react';
import { snapshot, subscribe, type Snapshot } from 'valtio/vanilla';

/**
 * The state of a visit or a part of it, drawn again on each change of it, at once: a caret never
 * jumps. One place takes the whole state, so valtio's tracking of which members a component reads
 * (`useSnapshot`) would cost more than it saves.
 */
export function useFormState<T extends object>(state: T): Snapshot<T> {
  const listen = useCallback((listener: () => void) => subscribe(state, listener, true), [state]);
  const read = () => snapshot(state);
  return useSyncExternalStore(listen, read, read);
}
