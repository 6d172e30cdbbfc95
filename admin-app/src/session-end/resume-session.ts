import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { findSignIn } from '../session/current-sign-in.ts';
import { sessionState } from '../session/session-state.ts';
import { keepSession } from './keep-session.ts';

const channelName = 'form-builder-signed-in';

/** Tells the other tabs of this browser that somebody signed in. */
export function announceSignIn(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('signed-in');
  channel.close();
}

/** Calls back when somebody signed in in another tab. */
export function onSignInElsewhere(callback: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', callback);
  return () => channel.close();
}

/** Continues with the browser's new session; false when there is none yet. */
export async function resumeSession(): Promise<boolean> {
  const signIn = findSignIn();
  if (signIn === undefined || !(await signIn.trySilently())) return false;
  const { data } = await api.listUsers({ query: { filter: { current: 'true' } } });
  const before = sessionState.user;
  // The open screens belong to the person who was signed in.
  if (before === null || data[0]?.id !== before.id) {
    location.assign(before === null ? location.href : '/');
    return true;
  }
  sessionState.user = data[0];
  sessionState.warning = null;
  sessionState.isSessionEnded = false;
  keepSession(signIn);
  await queryClient.invalidateQueries();
  return true;
}
