/** Runs something once the browser has nothing better to do; Safari has no idle callbacks. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 1000);
}

/** Resolves once the browser has nothing better to do. */
export const untilIdle = (): Promise<void> => new Promise(whenIdle);
