/**
 * What `valtio/vanilla` means in the built element: a state that is one flat object. Its members are
 * replaced, never changed inside, so nothing below the first level has to be watched, and what is
 * held by `ref` needs no mark. See `docs/decisions/0007-first-render.md`.
 */
interface Watched {
  readonly listeners: Set<() => void>;
  copy: object | undefined;
}

const watchedStates = new WeakMap<object, Watched>();

/** The state, telling of every member that gets another value. */
export function proxy<T extends object>(state: T): T {
  const watched: Watched = { listeners: new Set(), copy: undefined };
  const told = new Proxy(state, {
    set(target, name, value) {
      if (Object.is(Reflect.get(target, name), value)) return true;
      Reflect.set(target, name, value);
      watched.copy = undefined;
      for (const listener of [...watched.listeners]) listener();
      return true;
    },
  });
  watchedStates.set(told, watched);
  return told;
}

/** Calls back after changes: at once, or after all that happen together. Gives the way to stop. */
export function subscribe(state: object, callback: () => void, isAtOnce = false): () => void {
  const { listeners } = watchedOf(state);
  let isPlanned = false;
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      if (listeners.has(plan)) callback();
    });
  };
  const listener = isAtOnce ? callback : plan;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state as it is now; the same object until it changes. */
export function snapshot<T extends object>(state: T): T {
  const watched = watchedOf(state);
  watched.copy ??= { ...state };
  // A copy of this very state.
  return watched.copy as T;
}

/** Members are not watched inside in any case. */
export function ref<T extends object>(held: T): T {
  return held;
}

function watchedOf(state: object): Watched {
  const watched = watchedStates.get(state);
  if (!watched) throw new Error('No proxy');
  return watched;
}
