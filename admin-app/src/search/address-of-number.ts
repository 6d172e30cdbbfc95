import { api } from '../api/client.ts';
import { addressOf } from '../access/screens.ts';

/** Enough to see whether a number matches one submission. */
const limit = '2';

/** The address of the list of submissions, limited to this number. */
export const listAddressOfNumber = (search: string): string =>
  `${addressOf('submissions')}?${new URLSearchParams({ search }).toString()}`;

/** The address of the submission with this number; of the list when none or several match. */
export async function addressOfNumber(search: string): Promise<string> {
  const list = listAddressOfNumber(search);
  // The list shows why it could not be loaded.
  const found = await api.listSubmissions({ query: { search, limit } }).catch(() => undefined);
  const [only, ...others] = found?.data ?? [];
  if (only === undefined || others.length > 0) return list;
  return addressOf('formSubmission', { id: only.form_id, submissionId: only.id });
}
