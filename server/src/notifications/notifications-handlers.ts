import type { notificationsContract } from '@form-builder/core/contract/staff/users/notifications.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { Caller } from '../platform/http/caller.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { FindMaintenance } from '../maintenance/find-maintenance.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import type { Noticed } from './notification-scope.ts';
import { notificationSources } from './notification-sources.ts';
import { findReads, upsertReads } from './notifications-queries.ts';

const dayMs = 86_400_000;
/** What happened longer ago is no news. */
const newsDays = 30;
const atMost = 50;

interface Reads {
  readonly read_until: Date;
  readonly read_ids: readonly string[];
}

const isRead = ({ id, at }: Noticed, { read_until: until, read_ids: ids }: Reads): boolean =>
  at <= until || ids.includes(id);

interface Reader {
  readonly caller: Caller;
  readonly language: Language;
  readonly tenant: Tenant;
  readonly jobs: JobSender;
}

async function collect(tx: Transaction<Database>, reader: Reader, now: Date) {
  const { caller, language, tenant, jobs } = reader;
  const since = new Date(now.getTime() - newsDays * dayMs);
  const scope = { tx, caller, language, tenantId: tenant.id, now, since, jobs };
  const found: Noticed[] = [];
  for (const source of notificationSources) found.push(...(await source(scope)));
  const newestFirst = found.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, atMost);
  const reads: Reads = (await findReads(tx, caller.id)) ?? {
    read_until: new Date(0),
    read_ids: [],
  };
  return { newestFirst, reads };
}

/** The endpoints of the notifications of the caller. */
export const createNotificationsHandlers = (
  findMaintenance: FindMaintenance,
  jobs: JobSender,
): Handlers<typeof notificationsContract> => ({
  listNotifications: async (context) => {
    const now = new Date(context.now());
    const maintenance = await findMaintenance(now);
    return context.transaction(async (tx) => {
      const { newestFirst, reads } = await collect(tx, { ...context, jobs }, now);
      const data = newestFirst.map((noticed) => ({
        ...noticed,
        at: isoInstant(noticed.at),
        is_read: isRead(noticed, reads),
      }));
      return { data, as_of: isoInstant(now), maintenance };
    });
  },

  readNotifications: (context) =>
    context.transaction(async (tx) => {
      const { body, caller, tenant } = context;
      const now = new Date(context.now());
      const { newestFirst, reads } = await collect(tx, { ...context, jobs }, now);
      const isKnown = (id: string) => newestFirst.some((noticed) => noticed.id === id);
      const next =
        'id' in body
          ? { ...reads, read_ids: [...new Set([...reads.read_ids, body.id])].filter(isKnown) }
          : { read_until: new Date(Math.min(Date.parse(body.until), now.getTime())), read_ids: [] };
      await upsertReads(tx, {
        tenant_id: tenant.id,
        user_id: caller.id,
        read_until: next.read_until,
        read_ids: [...next.read_ids],
      });
      return { data: { unread: newestFirst.filter((noticed) => !isRead(noticed, next)).length } };
    }),
});
