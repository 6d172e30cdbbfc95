import type { Form, FormType } from '@form-builder/core/contract/staff/forms/forms.ts';
import { StartError } from '../platform/start-error.ts';
import type { Connection } from './open-connection.ts';

const pageSize = 100;

/** All forms that the user may see, oldest first. */
export async function listAllForms(
  connection: Connection,
  type: FormType,
): Promise<readonly Form[]> {
  const forms: Form[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page: String(page), limit: String(pageSize), filter: { type } };
    const { data } = await connection.listForms({ query: { ...query, sort: 'created_at' } });
    forms.push(...data);
    if (data.length < pageSize) return forms.sort(byId);
  }
}

/** Ids are ordered by time of creation. */
const byId = (one: Form, other: Form) => (one.id < other.id ? -1 : 1);

/** The form with this id or exact name; throws when there is none, or more than one. */
export function findForm(forms: readonly Form[], wanted: string): Form {
  const found = forms.filter(({ id, name }) => id === wanted || name === wanted);
  const [form] = found;
  if (form === undefined) throw new StartError(`There is no form "${wanted}".`);
  if (found.length === 1) return form;
  const ids = found.map(({ id }) => id).join(', ');
  throw new StartError(`More than one form is named "${wanted}": use its id (${ids}).`);
}
