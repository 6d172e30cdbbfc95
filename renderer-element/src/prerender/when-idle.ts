/** How long a page without interaction may wait for hydration. */
const untouchedMs = 500;

/**
 * Runs work when the browser is idle; in Safari, which does not report this, in a separate task.
 */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: untouchedMs });
  else setTimeout(work);
}
