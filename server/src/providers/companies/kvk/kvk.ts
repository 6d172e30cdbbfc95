import type { ProviderClient } from '../../provider-client.ts';
import { createTimedCache } from '../../timed-cache.ts';
import type { CompanyProvider, RegisteredCompany } from '../company-provider.ts';
import { companyAnswerSchema, readCompany } from './kvk-result.ts';

/** Each call costs money: the cache serves repeated requests within five minutes. */
const rememberedMs = 5 * 60_000;
const maxResults = '10';

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
        const query = { ...criterion(words), resultatenPerPagina: maxResults };
        const answer = await client.get('v2/zoeken', query, companyAnswerSchema);
        return (answer?.resultaten ?? []).map(readCompany);
      }),
  };
}

/** A query of digits is a number; any other query is a name. */
function criterion(words: string): Readonly<Record<string, string>> {
  const digits = words.replace(/[\s.]/g, '');
  if (/^\d{8}$/.test(digits)) return { kvkNummer: digits };
  return /^\d{12}$/.test(digits) ? { vestigingsnummer: digits } : { naam: words };
}
