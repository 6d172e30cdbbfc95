import type { ProviderClient } from '../../provider-client.ts';
import { createTimedCache } from '../../timed-cache.ts';
import type { CompanyProvider, RegisteredCompany } from '../company-provider.ts';
import { companyAnswerSchema, readCompany } from './kvk-result.ts';

/** Each call costs money: the cache serves repeated requests within five minutes. */
const rememberedMs = 5 * 60_000;
const maxResults = '10';
/** A company has up to a thousand branches here: the register returns no more results of a search. */
const maxPageResults = 100;
const maxPages = 10;

/** The statuses of the trade register for an unknown company. */
export const kvkEmptyStatuses: readonly number[] = [404];

/** The companies of the Dutch trade register through the KVK API, `v2/zoeken`. */
export function createKvk(client: ProviderClient, now: () => number): CompanyProvider {
  const cached = createTimedCache<readonly RegisteredCompany[]>({
    ttlMs: rememberedMs,
    maxEntries: 2_000,
    now,
  });
  return {
    search: (words) =>
      cached(words.toLowerCase(), async () => {
        const wanted = criterion(words);
        if ('kvkNummer' in wanted) return listBranches(client, wanted);
        const query = { ...wanted, resultatenPerPagina: maxResults };
        const answer = await client.get('v2/zoeken', query, companyAnswerSchema);
        return (answer?.resultaten ?? []).map(readCompany);
      }),
  };
}

/** All branches of one company, so that a visitor can choose theirs; a search by name is refined instead. */
async function listBranches(
  client: ProviderClient,
  wanted: Readonly<Record<string, string>>,
): Promise<readonly RegisteredCompany[]> {
  const found: RegisteredCompany[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const query = {
      ...wanted,
      resultatenPerPagina: String(maxPageResults),
      // The first page is the one without a number.
      pagina: page === 1 ? undefined : String(page),
    };
    const answer = await client.get('v2/zoeken', query, companyAnswerSchema);
    const results = answer?.resultaten ?? [];
    found.push(...results.map(readCompany));
    // A page that is not full is the last one, also of a register that says no total.
    const isLast = results.length < maxPageResults || found.length === answer?.totaal;
    if (isLast) break;
  }
  return found;
}

/** A query of digits is a number; any other query is a name. */
function criterion(words: string): Readonly<Record<string, string>> {
  const digits = words.replace(/[\s.]/g, '');
  if (/^\d{8}$/.test(digits)) return { kvkNummer: digits };
  return /^\d{12}$/.test(digits) ? { vestigingsnummer: digits } : { naam: words };
}
