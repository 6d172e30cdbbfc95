import { createHash } from 'node:crypto';

const firstSeconds = 15;
const factor = 3;
const maxSeconds = 3_600;

/** Attempts before a delivery fails: after four to five hours. */
export const maxDeliveryAttempts = 10;

/** The delay before the next attempt: longer when the receiver asks for it, but never more than an hour. */
export const retryDelaySeconds = (
  backOff: number,
  { retryAfterSeconds = 0 }: { readonly retryAfterSeconds?: number | undefined },
): number => Math.ceil(Math.max(backOff, Math.min(maxSeconds, retryAfterSeconds)));

/**
 * The delay in seconds after a number of attempts: three times longer each time, up to an hour, minus jitter of
 * up to half. The jitter is derived from the id, so that deliveries which failed together do not return
 * together.
 */
export function backOffSeconds(id: string, tries: number, first: number = firstSeconds): number {
  const whole = Math.min(maxSeconds, first * factor ** (tries - 1));
  const [byte = 0] = createHash('sha256')
    .update(`${id} ${String(tries)}`)
    .digest();
  return whole * (1 - byte / 512);
}
