const minuteMs = 60_000;

/** After this time without activity a visitor is logged out: a rule of DigiD. */
export const idleMs = 15 * minuteMs;

/** After this time a visitor has to log in again, active or not. */
export const longestMs = 3 * 60 * minuteMs;

/** How long a visitor may take at the provider. */
export const attemptMs = 30 * minuteMs;

/** How long the one-time code can be exchanged. */
export const codeMs = 2 * minuteMs;

interface Used {
  readonly authenticated_at: Date;
  readonly last_used_at: Date;
}

/** When a login ends without further activity, in milliseconds since the epoch. */
export function endOf({ authenticated_at: from, last_used_at: used }: Used): number {
  return Math.min(used.getTime() + idleMs, from.getTime() + longestMs);
}
