/**
 * Waits with work that moves the page until no pointer is down: leaving a field by pressing a button
 * must not push that button away from under the finger before the click is made.
 */
export interface Pointer {
  afterRelease(work: () => void): void;
  /** Starts watching the document; gives the way to stop. */
  watch(): () => void;
}

/** A pointer that nobody holds down yet. */
export function createPointer(): Pointer {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const press = () => {
    isDown = true;
  };
  const release = () => {
    isDown = false;
    const due = waiting;
    waiting = [];
    // The click comes right after the release, in the same turn.
    if (due.length > 0) setTimeout(() => due.forEach((work) => work()));
  };
  return {
    afterRelease(work) {
      if (isDown) waiting.push(work);
      else work();
    },
    watch() {
      const events = new AbortController();
      const options = { capture: true, signal: events.signal };
      window.addEventListener('pointerdown', press, options);
      window.addEventListener('pointerup', release, options);
      window.addEventListener('pointercancel', release, options);
      return () => events.abort();
    },
  };
}
