/**
 * Delays work that moves elements until no pointer is pressed: when pressing a button blurs a
 * field, the button must not move before the click.
 */
export interface Pointer {
  afterRelease(work: () => void): void;
  /** Watches the document; returns the function that stops it. */
  watch(): () => void;
}

/** Creates a pointer that is not pressed. */
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
    // The click event follows the release in the same task.
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
