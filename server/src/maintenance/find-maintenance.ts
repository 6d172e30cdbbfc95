import type { Maintenance } from '@form-builder/core/contract/staff/users/notifications.ts';
import type { Pool } from 'pg';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import { selectMaintenanceNotice } from './maintenance-queries.ts';

/** How long before its start maintenance is shown. */
const shownBeforeMs = 86_400_000;

/** Finds the announced maintenance that staff must know of at this moment. */
export type FindMaintenance = (now: Date) => Promise<Maintenance | null>;

/** Reads outside any tenant: the notice is the same for all of them. */
export function createFindMaintenance(pool: Pool): FindMaintenance {
  return async (now) => {
    const from = new Date(now.getTime() + shownBeforeMs);
    const found = await selectMaintenanceNotice(pool, { now, from });
    if (found === undefined) return null;
    const { starts_at: startsAt, ends_at: endsAt, text } = found;
    return { starts_at: isoInstant(startsAt), ends_at: isoInstant(endsAt), text };
  };
}
