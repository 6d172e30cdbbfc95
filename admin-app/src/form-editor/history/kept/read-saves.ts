import { api } from '../../../api/client.ts';
import type { ReadSaves } from './earlier-document.ts';

/** With more saves since the last visit than this, its steps are not restored. */
const limit = 100;

/** Fetches the saves of a version after a revision from its journal. */
export function savesOf(versionId: string): ReadSaves {
  return async (after) => {
    const { data, meta } = await api.listJournal({
      params: { id: versionId },
      query: { limit: String(limit) },
    });
    const isAll = meta.next_before === null || data.some(({ revision }) => revision <= after);
    return isAll ? data.filter(({ revision }) => revision > after) : undefined;
  };
}
