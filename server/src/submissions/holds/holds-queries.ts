import { createClock } from '@form-builder/core/runtime/create-clock.ts';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Tx = Transaction<Database>;

/** Returns the day of an instant in the municipality's time zone. */
export const dayOf = (moment: number): string => createClock(() => moment).today();

/** Whether the row of `submissions`, or its form, is on hold on that day. */
export const isHeldOn = (day: string): RawBuilder<boolean> =>
  hasHold(day, sql`(hold.submission_id is null or hold.submission_id = submissions.id)`);

/** Whether the handling of the row of `submissions` is restricted on that day. */
export const isRestrictedOn = (day: string): RawBuilder<boolean> =>
  hasHold(day, sql`hold.submission_id = submissions.id and hold.is_restriction`);

const hasHold = (day: string, applies: RawBuilder<unknown>) => sql<boolean>`exists (
  select from legal_holds as hold
  where hold.form_id = submissions.form_id and ${applies}
    and hold.lifted_at is null and hold.ends_on >= ${day})`;

/** Whether the submission may not be deleted now. */
export const isHeld = (tx: Tx, submissionId: string, now: number): Promise<boolean> =>
  holdsOf(tx, submissionId, isHeldOn(dayOf(now)));

/** Whether the handling of the submission is restricted now. */
export const isRestricted = (tx: Tx, submissionId: string, now: number): Promise<boolean> =>
  holdsOf(tx, submissionId, isRestrictedOn(dayOf(now)));

async function holdsOf(tx: Tx, id: string, condition: RawBuilder<boolean>): Promise<boolean> {
  const row = await tx
    .selectFrom('submissions')
    .select(condition.as('holds'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.holds ?? false;
}
