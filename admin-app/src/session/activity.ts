const events = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

let lastUsedMs = Date.now();

/** Notes from now on when somebody last used this page. */
export function followActivity(): void {
  const note = () => {
    lastUsedMs = Date.now();
  };
  for (const event of events) addEventListener(event, note, { passive: true, capture: true });
}

/** For how many seconds nobody has used this page. */
export function idleSeconds(): number {
  return Math.max(0, Math.floor((Date.now() - lastUsedMs) / 1000));
}
