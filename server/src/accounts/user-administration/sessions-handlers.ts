import type { accountContract } from '@form-builder/core/contract/staff/users/account.ts';
import type {
  SessionTimes,
  StaffSession,
} from '@form-builder/core/contract/staff/users/sessions.ts';
import type { usersContract } from '@form-builder/core/contract/staff/users/users.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../../logbook/writer.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { listAnswer } from '../../platform/http/endpoints/list-answer.ts';
import { RequestError } from '../../platform/request-error.ts';
import { assertMayChange, getUser } from '../users/update-user.ts';
import { endOtherSessionsOf, endSession } from '../sessions/end-sessions.ts';
import { limitsOf, sessionEnds, warningMs } from '../sessions/session-ends.ts';
import { findLimitedSession } from '../sessions/session-limits-queries.ts';
import { selectSessions } from '../sessions/sessions-queries.ts';

type SessionsContract = Pick<
  typeof accountContract,
  'readSessionTimes' | 'listOwnSessions' | 'endOwnSession' | 'endOtherSessions'
> &
  Pick<typeof usersContract, 'listUserSessions' | 'endUserSession'>;

/** The endpoints of the sessions of users. */
export const sessionsHandlers: Handlers<SessionsContract> = {
  listOwnSessions: async ({ transaction, tenant, caller, now }) => {
    const owner = { tenantId: tenant.id, userId: caller.id, now: new Date(now()) };
    const rows = await transaction((tx) => selectSessions(tx, owner));
    return listSessions(rows, caller.grantId);
  },

  readSessionTimes: async ({ transaction, tenant, caller: { grantId }, now }) => {
    if (grantId === null) return { data: null };
    const key = { tenantId: tenant.id, grantId };
    const session = await transaction((tx) => findLimitedSession(tx, key));
    return { data: session === undefined ? null : presentTimes(session, now()) };
  },

  listUserSessions: async (context) => {
    const rows = await context.transaction(async (tx) => {
      const writer = writerFor(context, tx);
      const { id: userId } = await getUser(writer, context.params.id);
      return selectSessions(tx, { tenantId: writer.tenantId, userId, now: instant(writer) });
    });
    return listSessions(rows, context.caller.grantId);
  },

  endUserSession: async (context) => {
    const { params, caller } = context;
    await context.transaction(async (tx) => {
      const writer = writerFor(context, tx);
      const user = await getUser(writer, params.id);
      assertMayChange(caller, user);
      await endOneSession(writer, user.id, params.session_id);
      await writeLogbook(writer, { action: 'user.session_ended', subject: ['user', user.id] });
    });
  },

  endOwnSession: async (context) => {
    const { caller, params } = context;
    await context.transaction(async (tx) => {
      const writer = writerFor(context, tx);
      await endOneSession(writer, caller.id, params.id);
      await writeLogbook(writer, endedOwn(caller.id));
    });
  },

  endOtherSessions: async (context) => {
    const { tenant, caller } = context;
    await context.transaction(async (tx) => {
      const { grantId } = caller;
      await endOtherSessionsOf(tx, { tenantId: tenant.id, userId: caller.id, grantId });
      await writeLogbook(writerFor(context, tx), endedOwn(caller.id));
    });
  },
};

/** Ends a session of the user; one of somebody else is not found. */
async function endOneSession(writer: Writer, userId: string, sessionId: string): Promise<void> {
  const { tx, tenantId } = writer;
  const rows = await selectSessions(tx, { tenantId, userId, now: instant(writer) });
  const session = rows.find(({ id }) => id === sessionId);
  if (session === undefined) throw new RequestError('not_found');
  await endSession(tx, { tenantId, userId, grantId: session.grant_id });
}

const endedOwn = (userId: string) =>
  ({ action: 'user.sessions_ended', subject: ['user', userId] }) as const;

const secondsOf = (ms: number): number => Math.max(0, Math.floor(ms / 1000));

type LimitedSession = NonNullable<Awaited<ReturnType<typeof findLimitedSession>>>;

function presentTimes(session: LimitedSession, nowMs: number): SessionTimes {
  const limits = limitsOf(session.settings);
  const { idleEndMs, endMs } = sessionEnds(session, limits);
  return {
    idle_seconds_left: secondsOf(idleEndMs - nowMs),
    seconds_left: secondsOf(endMs - nowMs),
    warning_seconds: secondsOf(warningMs(limits)),
  };
}

type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number];

const listSessions = (rows: readonly SessionRow[], current: string | null) =>
  listAnswer(
    rows.map((row) => presentSession(row, current)),
    rows.length,
    { page: 1, limit: Math.max(1, rows.length) },
  );

function presentSession(row: SessionRow, current: string | null): StaffSession {
  return {
    id: row.id,
    browser: row.browser,
    system: row.system,
    network: row.network,
    signed_in_at: row.signed_in_at.toISOString(),
    active_at: row.active_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_current: row.grant_id === current,
  };
}
