import { useCallback, useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio/vanilla';
import type { VisitSnapshot, VisitState } from './visit-state.ts';

/**
 * The state of a visit, drawn again on each change of it, at once: a caret never jumps. One place
 * takes the whole state, so valtio's tracking of which members a component reads (`useSnapshot`)
 * would cost more than it saves.
 */
export function useVisitState(state: VisitState): VisitSnapshot {
  const listen = useCallback((listener: () => void) => subscribe(state, listener, true), [state]);
  const read = () => snapshot(state);
  return useSyncExternalStore(listen, read, read);
}
