import type { Transaction } from 'kysely';
import type { FormRow } from '../forms/forms-queries.ts';
import { getForm } from '../forms/get-form.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { RequestError } from '../platform/request-error.ts';

/** The form with this id, unless it is hidden from the caller; building blocks have no submissions. */
export async function getFormWithSubmissions(
  tx: Transaction<Database>,
  caller: Caller,
  id: string,
): Promise<FormRow> {
  const form = await getForm(tx, caller, id);
  if (form.type !== 'form') throw new RequestError('not_found');
  return form;
}
