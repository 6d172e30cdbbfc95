import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { RequestError } from '../platform/request-error.ts';
import { mayActOnForm, type FormAction } from './forms-policy.ts';
import { selectForm, type FormRow } from './forms-queries.ts';

/** Returns the form with this id; throws `not_found` for one that is hidden from the caller. */
export async function getForm(
  tx: Transaction<Database>,
  caller: Caller,
  id: string,
): Promise<FormRow> {
  const form = await selectForm(tx, caller, id);
  if (form === undefined) throw new RequestError('not_found');
  return form;
}

/** Throws when the caller may not do this with the form. */
export function assertMayAct(caller: Caller, action: FormAction, form: FormRow): void {
  if (!mayActOnForm(caller, action, form)) throw new RequestError('forbidden');
}
