import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { sql } from 'kysely';
import type { Writer } from '../logbook/writer.ts';
import type { Caller } from '../platform/http/caller.ts';
import { RequestError } from '../platform/request-error.ts';
import { hasAdministrator } from './accounts-queries.ts';

/** Throws unless the caller has every permission in the list. */
export function assertMayGrant(caller: Caller, given: readonly Permission[]): void {
  if (caller.isRoot || given.every((permission) => caller.permissions.has(permission))) return;
  throw new RequestError('permission_not_held');
}

/**
 * Throws when a change of permissions leaves no user who can manage users and roles. Called after the change in
 * its transaction, so that the error rolls it back. A lock serialises concurrent changes.
 */
export async function assertAdministratorRemains(writer: Writer): Promise<void> {
  if (!(await administratorRemains(writer))) throw new RequestError('last_administrator');
}

/** Whether a change of permissions leaves a user who can manage users and roles; under the same lock. */
export async function administratorRemains({ tx, tenantId }: Writer): Promise<boolean> {
  const name = `administrators ${tenantId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  return hasAdministrator(tx, tenantId);
}
