import { useState } from 'react';
import type { Mask } from './mask.ts';

/** The masks of a document, with undo. */
export interface Masks {
  readonly all: readonly Mask[];
  readonly canUndo: boolean;
  /** Adds an area; returns its id. */
  add(area: Omit<Mask, 'id'>): number;
  change(mask: Mask): void;
  remove(id: number): void;
  undo(): void;
}

/** Keeps the masks and all earlier states. */
export function useMasks(): Masks {
  const [states, setStates] = useState<readonly (readonly Mask[])[]>([[]]);
  const all = states.at(-1) ?? [];
  const push = (next: readonly Mask[]) => setStates([...states, next]);
  return {
    all,
    canUndo: states.length > 1,
    add(area) {
      const id = 1 + Math.max(0, ...states.flat().map((mask) => mask.id));
      push([...all, { ...area, id }]);
      return id;
    },
    change: (mask) => push(all.map((each) => (each.id === mask.id ? mask : each))),
    remove: (id) => push(all.filter((mask) => mask.id !== id)),
    undo: () => setStates(states.slice(0, -1)),
  };
}
