/** How often the remaining life of the token is looked at, and below which life it is renewed. */
export const checkEveryMs = 15_000;
export const renewBelowSeconds = 120;

export interface RenewableSession {
  /** Seconds the access token remains valid; `undefined` when nobody is signed in. */
  expiresInSeconds(): number | undefined;
  renew(): Promise<void>;
}

/** Keeps a session alive; a refused renewal is reported once and ends the watch. */
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
      // Offline, the next check tries again: a login page must not replace unsaved work.
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
