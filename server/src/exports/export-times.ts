/** How long the file of an export is stored. */
export const retentionMs = 7 * 86_400_000;

/** Without a heartbeat for this long, the worker of an export counts as stopped. */
export const heartbeatTimeoutMs = 60_000;

/** Attempts to make an export before it fails. */
export const attemptLimit = 3;

/** The polling interval of an unfinished export. */
export const pollSeconds = 60;
