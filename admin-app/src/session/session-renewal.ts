/** How often the token is checked, and the remaining lifetime below which it is renewed. */
export const checkEveryMs = 15_000;
export const renewBelowSeconds = 120;

export interface RenewableSession {
  /**
   * Returns for how many seconds the access token is valid; `undefined` when nobody is signed in.
   */
  expiresInSeconds(): number | undefined;
  renew(): Promise<void>;
}

/**
 * Renews the session while the app is open; a rejected renewal is reported once and stops the
 * checks.
 */
export function watchSession(
  session: RenewableSession,
  onRefused: (error: unknown) => void,
  isOffline: (error: unknown) => boolean,
): () => void {
  let isRenewing = false;
  const check = async () => {
    const seconds = session.expiresInSeconds();
    if (isRenewing || seconds === undefined || seconds >= renewBelowSeconds) return;
    isRenewing = true;
    try {
      await session.renew();
    } catch (error) {
      // When offline, the next check retries, because a login page must not replace unsaved work.
      if (isOffline(error)) return;
      stop();
      onRefused(error);
    } finally {
      isRenewing = false;
    }
  };
  const timer = setInterval(() => void check(), checkEveryMs);
  const stop = () => clearInterval(timer);
  return stop;
}
