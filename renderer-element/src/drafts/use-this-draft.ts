import type { Visit } from '../form-controller/form-controller.ts';

/** Keeps what is on the screen from now on; another tab hears of it and is asked in turn. */
export function goOnHere(visit: Visit): void {
  visit.state.isInOtherTab = false;
  visit.state.keptHereAt = null;
  visit.walk?.progress();
  visit.keepNow();
}
