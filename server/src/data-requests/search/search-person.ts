import type { FoundPlace } from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import type { JobHandler } from '../../platform/jobs/job-handlers.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import {
  advanceSearch,
  insertMatches,
  lockDataRequest,
  type DataRequestRow,
} from '../data-requests-queries.ts';
import { createPersonMatcher, type PersonMatcher } from './create-person-matcher.ts';
import { selectBeside, selectSearched } from './person-texts-queries.ts';
import { textsBeside, textsOfSubmission } from './person-texts.ts';
import { openSearch } from './search-value.ts';

/** The dependencies of searching. */
export interface SearchPersonOptions {
  readonly cipher: SecretCipher;
  readonly jobs: JobSender;
}

/** Decrypting one batch takes tens of milliseconds. */
const rowsAtOnce = 200;
/** After this many batches a new job continues, so that other jobs get their turn. */
const batchesAtOnce = 25;

type Tx = Parameters<typeof lockDataRequest>[0];

/**
 * Searches the person of a request in all submissions, in the order of their ids, each batch in a transaction with
 * its matches and its place: after a crash the search continues there.
 */
export function createSearchPerson(options: SearchPersonOptions): JobHandler<'search-person'> {
  return async ({ tenant, transaction }, job) => {
    const search = (tx: Tx) => searchBatch(options, tx, { tenantId: tenant.id, ...job });
    for (let batch = 0; batch < batchesAtOnce; batch += 1) if (!(await transaction(search))) return;
    await transaction((tx) =>
      options.jobs.send({ tx, tenantId: tenant.id }, 'search-person', {
        requestId: job.requestId,
        searchNumber: job.searchNumber,
      }),
    );
  };
}

interface Batch {
  readonly tenantId: string;
  readonly requestId: string;
  readonly searchNumber: number;
}

/** Returns false when nothing is left to search, or another search took over. */
async function searchBatch(
  { cipher }: SearchPersonOptions,
  tx: Tx,
  { tenantId, requestId, searchNumber }: Batch,
): Promise<boolean> {
  const request = await lockDataRequest(tx, requestId);
  if (request?.search_number !== searchNumber) return false;
  const { search_after: after, sealed_search: sealed } = request;
  if (after === null || sealed === null) return false;
  const rows = await selectSearched(tx, after, rowsAtOnce);
  const ids = rows.map(({ id }) => id);
  const texts =
    ids.length === 0
      ? []
      : [
          ...rows.flatMap((row) => textsOfSubmission({ cipher, tenantId }, row)),
          ...textsBeside({ cipher, tenantId }, await selectBeside(tx, ids)),
        ];
  await insertMatches(tx, { tenantId, requestId }, findPlaces(matcherOf(cipher, request), texts));
  const last = rows.length < rowsAtOnce ? null : (ids.at(-1) ?? null);
  await advanceSearch(tx, requestId, last, ids.length);
  return last !== null;
}

function matcherOf(cipher: SecretCipher, request: DataRequestRow): PersonMatcher {
  const { tenant_id: tenantId, id, sealed_search: sealed, search_kind: kind } = request;
  if (sealed === null) throw new Error('A closed request has no search value.');
  return createPersonMatcher(kind, openSearch(cipher, { tenantId, id }, sealed));
}

type Texts = ReturnType<typeof textsBeside>;

/** The places in which the person was found, by submission. */
function findPlaces(matches: PersonMatcher, texts: Texts): ReadonlyMap<string, FoundPlace[]> {
  const found = new Map<string, FoundPlace[]>();
  for (const { submissionId, place, text } of texts) {
    const places = found.get(submissionId) ?? [];
    if (places.includes(place) || !matches(text)) continue;
    found.set(submissionId, [...places, place]);
  }
  return found;
}
