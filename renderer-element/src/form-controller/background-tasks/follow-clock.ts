import type { FormNavigation } from '../../navigation/form-navigation.ts';

/** How often the date is checked, which is the longest delay after midnight. */
const checkMs = 60_000;

/**
 * Reads the clock again after midnight and when the page becomes visible, so that rules and
 * formulas with today stay correct. Returns the function that stops it.
 */
export function followClock(navigation: FormNavigation): () => void {
  const { session } = navigation.open;
  const events = new AbortController();
  let today = session.clock.today();
  const check = () => {
    if (document.hidden) return;
    const now = session.clock.today();
    if (now === today) return;
    today = now;
    if (session.refresh().length > 0) navigation.progress();
  };
  const timer = setInterval(check, checkMs);
  document.addEventListener('visibilitychange', check, { signal: events.signal });
  return () => {
    clearInterval(timer);
    events.abort();
  };
}
