import type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
import { isOneOfIds } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type {
  LoginAttemptsTable,
  LoginsTable,
  SubmissionIdentitiesTable,
  UsedLoginMessagesTable,
} from './login-tables.ts';

type Tx = Transaction<Database>;

export async function insertAttempt(tx: Tx, row: Insertable<LoginAttemptsTable>): Promise<void> {
  await tx.insertInto('login_attempts').values(row).execute();
}

/** An attempt that has not expired, locked until the transaction ends; `id` is any text. */
export function lockAttempt(tx: Tx, id: string, now: Date) {
  return tx
    .selectFrom('login_attempts')
    .selectAll()
    .where((eb) => isOneOfIds(eb.ref('id'), [id]))
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

export type LoginAttempt = NonNullable<Awaited<ReturnType<typeof lockAttempt>>>;

/** Binds an attempt to the redirected browser; false when it is bound already. */
export async function updateAttempt(
  tx: Tx,
  id: string,
  leaving: Pick<Selectable<LoginAttemptsTable>, 'browser_hash' | 'sealed_checks'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('login_attempts')
    .set(leaving)
    .where('id', '=', id)
    .where('browser_hash', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces what is kept for an attempt; false when it ended or changed in the meantime. */
export async function replaceChecks(
  tx: Tx,
  id: string,
  checks: { readonly before: Buffer; readonly after: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('login_attempts')
    .set({ sealed_checks: checks.after })
    .where('id', '=', id)
    .where('sealed_checks', '=', checks.before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes an attempt, so that it can be finished only once. */
export async function deleteAttempt(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('login_attempts')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertLogin(tx: Tx, row: Insertable<LoginsTable>): Promise<void> {
  await tx.insertInto('logins').values(row).execute();
}

/** The login of a one-time code; the code is deleted, so that it works once. */
export function takeCode(
  tx: Tx,
  code: { readonly code_hash: Buffer; readonly verifier_hash: Buffer },
  given: { readonly token_hash: Buffer; readonly now: Date },
) {
  return tx
    .updateTable('logins')
    .set({
      code_hash: null,
      verifier_hash: null,
      token_hash: given.token_hash,
      last_used_at: given.now,
    })
    .where('code_hash', '=', code.code_hash)
    .where('verifier_hash', '=', code.verifier_hash)
    .where('code_expires_at', '>', given.now)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export type LoginRow = Selectable<LoginsTable>;

/** The login of a token that was not logged out, locked until the transaction ends. */
export function lockLogin(tx: Tx, tokenHash: Buffer): Promise<LoginRow | undefined> {
  return tx
    .selectFrom('logins')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns the login to end. */
export function selectLoginAtLogout(tx: Tx, endHash: Buffer): Promise<LoginRow | undefined> {
  return tx.selectFrom('logins').selectAll().where('end_hash', '=', endHash).executeTakeFirst();
}

export async function updateLogin(
  tx: Tx,
  id: string,
  change: Updateable<LoginsTable>,
): Promise<void> {
  await tx.updateTable('logins').set(change).where('id', '=', id).execute();
}

/** The sessions at a provider that ended: by a column and its value. */
export interface EndedLogins extends Pick<LoginRow, 'provider_id' | 'serves_tests'> {
  readonly column: 'session_hash' | 'session_id_hash';
  readonly hash: Buffer;
}

/** Ends the logins of sessions at a provider, as the provider reported. */
export async function endSessionLogins(tx: Tx, ended: EndedLogins, endedAt: Date): Promise<void> {
  await tx
    .updateTable('logins')
    .set({ ended_at: endedAt, token_hash: null, code_hash: null })
    .where('provider_id', '=', ended.provider_id)
    .where('serves_tests', '=', ended.serves_tests)
    .where(ended.column, '=', ended.hash)
    .where('ended_at', 'is', null)
    .execute();
}

/** Stores that a message is used; false when it was used before. */
export async function insertUsedMessage(
  tx: Tx,
  row: Insertable<UsedLoginMessagesTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('used_login_messages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'message_hash']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Deletes expired attempts, messages and logins, identifiers included. */
export async function deleteOver(
  tx: Tx,
  before: { readonly attempts: Date; readonly logins: Date },
): Promise<void> {
  await tx.deleteFrom('login_attempts').where('expires_at', '<=', before.attempts).execute();
  await tx.deleteFrom('used_login_messages').where('expires_at', '<=', before.attempts).execute();
  await tx.deleteFrom('logins').where('last_used_at', '<=', before.logins).execute();
}

/** The identities behind a submission, as the server recorded them. */
export function selectIdentities(tx: Tx, submissionId: string) {
  return tx
    .selectFrom('submission_identities')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('provider_id')
    .execute();
}

export type IdentityRow = Awaited<ReturnType<typeof selectIdentities>>[number];

/** Whether the data of any of them are shielded (geheimhouding in the register of persons). */
export const isAnyShielded = (identities: readonly Pick<IdentityRow, 'is_shielded'>[]): boolean =>
  identities.some(({ is_shielded: isShielded }) => isShielded);

export async function upsertIdentity(
  tx: Tx,
  row: Insertable<SubmissionIdentitiesTable>,
): Promise<void> {
  const { sealed_identifier, entity, level, authenticated_at, is_shielded } = row;
  const { data_subject_type, data_subject_pseudonym } = row;
  const { sealed_acting, acting_subject_type, acting_subject_pseudonym, sealed_rsin } = row;
  await tx
    .insertInto('submission_identities')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'submission_id', 'provider_id']).doUpdateSet({
        sealed_identifier,
        entity,
        level,
        authenticated_at,
        is_shielded,
        data_subject_type,
        data_subject_pseudonym,
        sealed_rsin,
        sealed_acting,
        acting_subject_type,
        acting_subject_pseudonym,
      }),
    )
    .execute();
}
