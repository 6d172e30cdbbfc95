import { createHash } from 'node:crypto';
import { sql, type Insertable, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type {} from './sign-in-providers-tables.ts';

type Tx = Transaction<Database>;

/** The link of one user with one provider. */
export interface LinkKey {
  readonly tenantId: string;
  readonly providerId: string;
  readonly userId: string;
}

/** Lets the sign-ins of one person at one provider follow each other: their first one creates rows. */
export async function lockSubject(
  tx: Tx,
  { tenantId, providerId, subject }: SubjectKey,
): Promise<void> {
  const name = `sign-in ${tenantId} ${providerId} ${subject}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

interface SubjectKey {
  readonly tenantId: string;
  readonly providerId: string;
  readonly subject: string;
}

/** The user who is linked with a subject of a provider. */
export function findLinkedUser(tx: Tx, { tenantId, providerId, subject }: SubjectKey) {
  return tx
    .selectFrom('sign_in_links')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('provider_id', '=', providerId)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** The account with a lower-case e-mail address, and whether it is linked with the provider. */
export function findLinkableUser(
  tx: Tx,
  { tenantId, providerId, email }: Omit<SubjectKey, 'subject'> & { readonly email: string },
) {
  return tx
    .selectFrom('users')
    .select((eb) => [
      'id',
      'is_root',
      'is_active',
      eb
        .exists(
          eb
            .selectFrom('sign_in_links as link')
            .select('link.user_id')
            .whereRef('link.tenant_id', '=', 'users.tenant_id')
            .whereRef('link.user_id', '=', 'users.id')
            .where('link.provider_id', '=', providerId),
        )
        .as('is_linked'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .executeTakeFirst();
}

export async function insertLink(tx: Tx, row: Insertable<Database['sign_in_links']>) {
  await tx.insertInto('sign_in_links').values(row).execute();
}

/** Notes the time of a sign-in with the link. */
export async function touchLink(tx: Tx, link: LinkKey, at: Date): Promise<void> {
  await tx
    .updateTable('sign_in_links')
    .set({ signed_in_at: at })
    .where('tenant_id', '=', link.tenantId)
    .where('provider_id', '=', link.providerId)
    .where('user_id', '=', link.userId)
    .execute();
}

/** How many sessions of a person at a provider are known: browsers in which they signed in last. */
const keptSessions = 10;

/** The SHA-256 of the provider's own id of a session, which is random. */
const hashSession = (providerId: string, sessionId: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([providerId, sessionId]))
    .digest();

/** Notes what the provider calls the session of a sign-in, so that a logout that names only the session is understood. */
export async function noteProviderSession(tx: Tx, link: LinkKey, sessionId: string): Promise<void> {
  const hash = hashSession(link.providerId, sessionId);
  await tx
    .updateTable('sign_in_links')
    .set({
      session_hashes: sql`(array[${hash}::bytea] || array_remove(session_hashes, ${hash}::bytea))[1:${sql.lit(keptSessions)}]`,
    })
    .where('tenant_id', '=', link.tenantId)
    .where('provider_id', '=', link.providerId)
    .where('user_id', '=', link.userId)
    .execute();
}

/** The user who has a session at a provider; `undefined` also when its id is not of one user alone. */
export async function findUserOfSession(
  tx: Tx,
  { tenantId, providerId, sessionId }: Omit<SubjectKey, 'subject'> & { readonly sessionId: string },
) {
  const [user, other] = await tx
    .selectFrom('sign_in_links')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('provider_id', '=', providerId)
    .where(sql<boolean>`${hashSession(providerId, sessionId)}::bytea = any(session_hashes)`)
    .limit(2)
    .execute();
  return other === undefined ? user : undefined;
}

/** Deletes a link with its roles; false when there is none. */
export async function deleteLink(tx: Tx, link: LinkKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sign_in_links')
    .where('tenant_id', '=', link.tenantId)
    .where('provider_id', '=', link.providerId)
    .where('user_id', '=', link.userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all links with a provider, and their roles. */
export async function deleteLinksOf(tx: Tx, tenantId: string, providerId: string): Promise<void> {
  await tx
    .deleteFrom('sign_in_links')
    .where('tenant_id', '=', tenantId)
    .where('provider_id', '=', providerId)
    .execute();
}

/** The roles that a provider gave a user, by name. */
export function selectLinkRoles(tx: Tx, link: LinkKey) {
  return tx
    .selectFrom('sign_in_link_roles as given')
    .innerJoin('roles', (join) =>
      join.onRef('roles.tenant_id', '=', 'given.tenant_id').onRef('roles.id', '=', 'given.role_id'),
    )
    .select(['roles.id', 'roles.name'])
    .where('given.tenant_id', '=', link.tenantId)
    .where('given.provider_id', '=', link.providerId)
    .where('given.user_id', '=', link.userId)
    .orderBy(sql`lower(roles.name)`)
    .execute();
}

/** Replaces the roles that a provider gave a user. */
export async function replaceLinkRoles(
  tx: Tx,
  { tenantId, providerId, userId }: LinkKey,
  roleIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('sign_in_link_roles')
    .where('tenant_id', '=', tenantId)
    .where('provider_id', '=', providerId)
    .where('user_id', '=', userId)
    .execute();
  if (roleIds.length === 0) return;
  await tx
    .insertInto('sign_in_link_roles')
    .values(
      roleIds.map((id) => ({
        tenant_id: tenantId,
        provider_id: providerId,
        user_id: userId,
        role_id: id,
      })),
    )
    .execute();
}

/** Takes all roles away that providers gave a user. */
export async function deleteProviderRolesOf(tx: Tx, tenantId: string, userId: string) {
  await tx
    .deleteFrom('sign_in_link_roles')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}
