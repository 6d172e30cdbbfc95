import { updateState } from './update-state.ts';

/** Thursday in `Date.getDay`: the day on which staff are notified of a new version. */
const announcementDay = 4;

/** Announces a waiting newer build, if this is the day for it. */
export function announceUpdate(now: number): void {
  updateState.isAnnounced ||= updateState.isWaiting && new Date(now).getDay() === announcementDay;
}
