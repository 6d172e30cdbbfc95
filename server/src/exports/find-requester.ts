import type { ExportChoices } from '@form-builder/core/contract/staff/submissions/exports.ts';
import type { Transaction } from 'kysely';
import { findActiveUser } from '../accounts/users/users-queries.ts';
import { toCaller } from '../identity/to-caller.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { ExportRecord } from './exports-queries.ts';

/** The user for whom an export is made, with their current permissions; `undefined` when these do not suffice any more. */
export async function findRequester(
  tx: Transaction<Database>,
  tenantId: string,
  { user_id: userId }: Pick<ExportRecord, 'user_id'>,
  mayHaveIt: (caller: Caller) => boolean,
): Promise<Caller | undefined> {
  const user = userId === null ? undefined : await findActiveUser(tx, tenantId, 'id', userId);
  const caller = user && toCaller(user);
  return caller && mayHaveIt(caller) ? caller : undefined;
}

/** Whether the permissions suffice for an export of submissions with these choices. */
export const mayExport = (
  { permissions }: Pick<Caller, 'permissions'>,
  { is_unmasked: isUnmasked }: Pick<ExportChoices, 'is_unmasked'>,
): boolean =>
  permissions.has('submission-export') && (!isUnmasked || permissions.has('submission-unmask'));
