import { proxy } from 'valtio';

/**
 * Whether a newer build of the app is installed and waits until no tab uses the current one, and
 * whether staff are notified.
 */
export const updateState = proxy({ isWaiting: false, isAnnounced: false });
