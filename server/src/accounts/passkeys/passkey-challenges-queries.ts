import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Whose challenge it is: a user who adds a passkey, or a sign-in. */
export type ChallengeSubject = `user:${string}` | `sign-in:${string}`;

interface Challenge {
  readonly tenantId: string;
  readonly subject: ChallengeSubject;
}

/** How long a challenge can be answered. */
const validForMs = 15 * 60_000;

/** Stores a challenge in place of an earlier one of the subject, and deletes the expired ones of all. */
export async function keepChallenge(
  tx: Transaction<Database>,
  { tenantId, subject }: Challenge,
  { challenge, at }: { readonly challenge: string; readonly at: Date },
): Promise<void> {
  await tx
    .deleteFrom('passkey_challenges')
    .where('tenant_id', '=', tenantId)
    .where('created_at', '<', new Date(at.getTime() - validForMs))
    .execute();
  await tx
    .insertInto('passkey_challenges')
    .values({ tenant_id: tenantId, subject, challenge, created_at: at })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'subject']).doUpdateSet({ challenge, created_at: at }),
    )
    .execute();
}

/** Deletes and returns the challenge, in one statement: of two concurrent answers one gets it. */
export async function takeChallenge(
  tx: Transaction<Database>,
  { tenantId, subject }: Challenge,
  at: Date,
): Promise<string | undefined> {
  const taken = await tx
    .deleteFrom('passkey_challenges')
    .where('tenant_id', '=', tenantId)
    .where('subject', '=', subject)
    .returning(['challenge', 'created_at'])
    .executeTakeFirst();
  if (taken === undefined || at.getTime() - taken.created_at.getTime() > validForMs)
    return undefined;
  return taken.challenge;
}
