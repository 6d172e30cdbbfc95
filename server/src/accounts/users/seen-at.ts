import { sql } from 'kysely';

/**
 * When the user in `users` last did something: the last activity of their sessions. `users.seen_at` has it of the
 * sessions that were removed; requests do not write it, so that they lock no user.
 */
export const seenAt = sql<Date | null>`greatest(users.seen_at, (
  select max(session.active_at) from staff_sessions as session
  where session.tenant_id = users.tenant_id and session.user_id = users.id
))`;
