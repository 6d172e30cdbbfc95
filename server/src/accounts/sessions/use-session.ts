import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { endSession } from './end-sessions.ts';
import { isEnded, limitsOf, sessionEnds } from './session-ends.ts';
import { findLimitedSession, noteActivity, type SessionKey } from './session-limits-queries.ts';

type Tx = Transaction<Database>;

/** Activity is stored at most this often per session, so that most requests only read. */
const noteEveryMs = 30_000;

/** The use of a session by a request. */
export interface SessionUse extends SessionKey {
  readonly nowMs: number;
  /** For how long nobody has used the page that makes the request. */
  readonly idleMs: number;
}

/** Whether the limits of the organisation still allow a session; one of an earlier release has none. */
export async function isWithinLimits(tx: Tx, session: SessionKey, nowMs: number) {
  const found = await findLimitedSession(tx, session);
  return found === undefined || !isEnded(sessionEnds(found, limitsOf(found.settings)), nowMs);
}

/** Notes the activity of a session; ends the session and returns false when it is over its limits. */
export async function noteSessionUse(tx: Tx, { nowMs, idleMs, ...key }: SessionUse) {
  const session = await findLimitedSession(tx, key);
  if (session === undefined) return true;
  if (isEnded(sessionEnds(session, limitsOf(session.settings)), nowMs)) {
    await endSession(tx, { ...key, userId: session.user_id });
    return false;
  }
  const activeMs = nowMs - idleMs;
  if (activeMs - session.active_at.getTime() >= noteEveryMs)
    await noteActivity(tx, key, new Date(activeMs));
  return true;
}
