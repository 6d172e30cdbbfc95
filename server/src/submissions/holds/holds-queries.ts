import { createClock } from '@form-builder/core/runtime/create-clock.ts';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Returns the day of an instant in the municipality's time zone. */
export const dayOf = (moment: number): string => createClock(() => moment).today();

/** Whether the row of `submissions`, or its form, is on hold on that day. */
export function isHeldOn(day: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from legal_holds as hold
    where hold.form_id = submissions.form_id
      and (hold.submission_id is null or hold.submission_id = submissions.id)
      and hold.lifted_at is null and hold.ends_on >= ${day})`;
}

/** Whether the submission may not be deleted now. */
export async function isHeld(
  tx: Transaction<Database>,
  submissionId: string,
  now: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('submissions')
    .select(isHeldOn(dayOf(now)).as('is_held'))
    .where('id', '=', submissionId)
    .executeTakeFirst();
  return row?.is_held ?? false;
}

/** Whether the handling of the submission is restricted now. */
export async function isRestricted(
  tx: Transaction<Database>,
  submissionId: string,
  now: number,
): Promise<boolean> {
  const found = await tx
    .selectFrom('legal_holds')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('is_restriction', '=', true)
    .where('lifted_at', 'is', null)
    .where('ends_on', '>=', dayOf(now))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
