import { writeLogbook } from '../logbook/write-logbook.ts';
import { pseudonymOf } from '../logbook/pseudonym-of.ts';
import type { Writer } from '../logbook/writer.ts';
import { logPersonProcessing } from '../processing-log/log-processing.ts';
import { insertAction, type DataRequestRow } from './data-requests-queries.ts';
import type { SearchPersonOptions } from './search/search-person.ts';
import type {} from './data-request-jobs.ts';
import { openSearch } from './search/search-value.ts';

/** Sorts before the id of every submission. */
export const beforeAll = '00000000-0000-0000-0000-000000000000';

/** The parts of a request that its search needs. */
export type SearchedRequest = Pick<
  DataRequestRow,
  'id' | 'reference' | 'kind' | 'search_kind' | 'sealed_search'
> & { readonly search_number: number };

/** Starts the search of a request; the logbook records who searches for whom, by pseudonym, and why. */
export async function startSearch(
  { cipher, jobs }: SearchPersonOptions,
  writer: Writer,
  request: SearchedRequest,
): Promise<void> {
  const { id, reference, kind, search_kind: searchKind, sealed_search: sealed } = request;
  if (sealed === null) throw new Error('A closed request cannot be searched.');
  const value = openSearch(cipher, { tenantId: writer.tenantId, id }, sealed);
  const pseudonym = pseudonymOf(cipher, writer.tenantId, searchKind, value);
  await writeLogbook(writer, {
    action: 'privacy.person_searched',
    subject: ['organisation', writer.tenantId],
    details: { name: reference, request: kind, pseudonym },
  });
  await logPersonProcessing(writer, {
    name: 'person.searched',
    activityId: writer.tenantId,
    subjectType: searchKind,
    subjectId: pseudonym,
  });
  await insertAction(writer, id, { action: 'searched', count: 1 });
  await jobs.send(writer, 'search-person', { requestId: id, searchNumber: request.search_number });
}
