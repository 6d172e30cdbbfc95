import { api } from '../api/client.ts';
import { endSession, reportFailure, reportSuccess } from '../session/connection.ts';
import { watchSession } from '../session/session-renewal.ts';
import { sessionState } from '../session/session-state.ts';
import { watchSessionEnd, type SessionWatch } from '../session/session-warning.ts';
import type { SignIn } from '../session/sign-in.ts';

let stopRenewal: () => void = () => undefined;
let watch: SessionWatch | undefined;

/** Keeps a session from now on: renews its tokens, and warns before the organisation's limits end it. */
export function keepSession(signIn: SignIn): void {
  stopRenewal();
  watch?.stop();
  stopRenewal = watchSession(signIn, endSession, isOffline);
  watch = watchSessionEnd({
    read: readTimes,
    now: Date.now,
    onWarning: (warning) => {
      sessionState.warning = warning;
    },
  });
}

/** Extends the session by the activity that asks for it. */
export async function stayedSignedIn(): Promise<void> {
  await watch?.ask();
}

async function readTimes() {
  if (sessionState.isSessionEnded) return undefined;
  try {
    const { data } = await api.readSessionTimes({});
    reportSuccess();
    return data;
  } catch (error) {
    reportFailure(error);
    return undefined;
  }
}

function isOffline(error: unknown): boolean {
  return error instanceof TypeError || !navigator.onLine;
}
