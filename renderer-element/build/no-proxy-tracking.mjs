/**
 * Stands in for `proxy-compare`, by which valtio's `useSnapshot` follows which members a component
 * reads. The element never uses that: it takes the state of a visit as a whole.
 */

/** There is no tracked proxy, so nothing to unwrap. */
export function getUntracked() {
  return null;
}

/** Nothing is tracked. */
export function markToTrack() {
  return undefined;
}
