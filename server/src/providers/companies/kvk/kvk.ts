import type { ProviderClient } from '../../provider-client.ts';
import { createTimedCache } from '../../timed-cache.ts';
import type { CompanyProvider, RegisteredCompany } from '../company-provider.ts';
import { companyAnswerSchema, readCompany } from './kvk-result.ts';

/** Each call costs money: the same request within five minutes is answered from the cache. */
const rememberedMs = 5 * 60_000;
const mostResults = '10';

/** What the trade register answers when it knows no such company. */
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
        const query = { ...criterion(words), resultatenPerPagina: mostResults };
        const answer = await client.get('v2/zoeken', query, companyAnswerSchema);
        return (answer?.resultaten ?? []).map(readCompany);
      }),
  };
}

/** Digits mean a number, other words a name. */
function criterion(words: string): Readonly<Record<string, string>> {
  const digits = words.replace(/[\s.]/g, '');
  if (/^\d{8}$/.test(digits)) return { kvkNummer: digits };
  return /^\d{12}$/.test(digits) ? { vestigingsnummer: digits } : { naam: words };
}
