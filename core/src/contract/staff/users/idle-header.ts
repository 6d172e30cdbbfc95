/**
 * Names for how many seconds nobody has used the page that makes a request. Without it, the request itself counts
 * as activity. Apart from the schemas of sessions, which the admin app does not load.
 */
export const idleHeader = 'x-idle-seconds';
