/** How long a page without interaction may wait for hydration. */
const untouchedMs = 500;

/** Runs work when the browser is idle; Safari cannot tell, and runs it in a task of its own. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: untouchedMs });
  else setTimeout(work);
}
