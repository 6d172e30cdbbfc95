import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { CopyTarget } from './copies-tables.ts';

type Tx = Transaction<Database>;

interface Claim {
  readonly tenantId: string;
  readonly target: CopyTarget;
  readonly now: Date;
  readonly until: Date;
}

/** Claims the copy of a tenant's logbook; `undefined` while another server has it. */
export function claimCopy(tx: Tx, { tenantId, target, now, until }: Claim) {
  return tx
    .insertInto('logbook_copies')
    .values({ tenant_id: tenantId, target, sequence: 0, claimed_until: until })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'target'])
        .doUpdateSet({ claimed_until: until })
        .where((eb) =>
          eb.or([
            eb('logbook_copies.claimed_until', 'is', null),
            eb('logbook_copies.claimed_until', '<=', now),
          ]),
        ),
    )
    .returning('sequence')
    .executeTakeFirst();
}

interface Progress {
  readonly sequence?: number;
  /** `null` gives the copy free. */
  readonly claimed_until: Date | null;
  readonly refused_at?: Date;
}

export async function updateCopy(tx: Tx, target: CopyTarget, progress: Progress): Promise<void> {
  await tx.updateTable('logbook_copies').set(progress).where('target', '=', target).execute();
}

/** Whether the receiver refused a record after a moment. */
export async function hasRefusals(tx: Tx, target: CopyTarget, after: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('logbook_copies')
    .select('target')
    .where('target', '=', target)
    .where('refused_at', '>', after)
    .executeTakeFirst();
  return row !== undefined;
}
