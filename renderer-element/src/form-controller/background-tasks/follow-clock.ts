import type { FormNavigation } from '../../navigation/form-navigation.ts';

/** How often the day is looked at: no one waits longer for what midnight changes. */
const lookMs = 60_000;

/**
 * Looks at the clock again after midnight and when the page is shown again, so that rules and
 * formulas about today hold while the form stays open. Ends by itself once the visitor is elsewhere.
 */
export function followClock(navigation: FormNavigation): () => void {
  const { session } = navigation.open;
  const events = new AbortController();
  let today = session.clock.today();
  const look = () => {
    if (document.hidden) return;
    const now = session.clock.today();
    if (now === today) return;
    today = now;
    if (session.refresh().length > 0) navigation.progress();
  };
  const timer = setInterval(look, lookMs);
  document.addEventListener('visibilitychange', look, { signal: events.signal });
  return () => {
    clearInterval(timer);
    events.abort();
  };
}
