let fallback: (() => void) | undefined;

/**
 * Names what takes the focus on the screen when the element that had it is gone and nothing near it can have it.
 * Returns what withdraws this.
 */
export function setFocusFallback(focus: () => void): () => void {
  fallback = focus;
  return () => {
    if (fallback === focus) fallback = undefined;
  };
}

/** Focuses what the screen names; false when it names nothing. */
export function focusFallback(): boolean {
  fallback?.();
  return fallback !== undefined;
}
