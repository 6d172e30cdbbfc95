import type { ProviderClient } from '../../provider-client.ts';
import { createTimedCache } from '../../timed-cache.ts';
import type { AddressProvider } from '../address-provider.ts';
import { addressAnswerSchema, briefAnswerSchema, readAddress } from './pdok-document.ts';

const dayMs = 24 * 60 * 60_000;
const maxSuggestions = '8';
const nearMetres = '100';

/** The members of an address in an answer. */
const addressFields =
  'id weergavenaam type straatnaam huisnummer huisletter huisnummertoevoeging postcode woonplaatsnaam gemeentenaam nummeraanduiding_id centroide_ll';

/** Reads the addresses of the BAG through PDOK's Locatieserver, version 3.1. */
export function createPdok(client: ProviderClient, now: () => number): AddressProvider {
  const cached = createTimedCache<unknown>({ ttlMs: dayMs, maxEntries: 5_000, now });
  // Each key belongs to one request, whose response has one type.
  const once = <T>(key: string, ask: () => Promise<T>) => cached(key, ask) as Promise<T>;

  const addresses = async (path: string, query: Readonly<Record<string, string | string[]>>) => {
    const answer = await client.get(
      path,
      { fl: addressFields, wt: 'json', ...query },
      addressAnswerSchema,
    );
    return (answer?.response.docs ?? []).flatMap((document) => readAddress(document) ?? []);
  };

  return {
    findByNumber: (postcode, houseNumber) =>
      once(`number ${postcode} ${String(houseNumber)}`, () =>
        addresses('free', {
          q: `${postcode} ${String(houseNumber)}`,
          fq: ['type:adres', `postcode:${postcode}`, `huisnummer:${String(houseNumber)}`],
          rows: '100',
          sort: 'huis_nlt asc',
        }),
      ),
    suggest: (words) =>
      once(`suggest ${words.toLowerCase()}`, async () => {
        const query = { q: words, fq: 'type:adres', rows: maxSuggestions, wt: 'json' };
        const answer = await client.get('suggest', query, briefAnswerSchema);
        return (answer?.response.docs ?? []).map(({ id, weergavenaam: label }) => ({ id, label }));
      }),
    find: (id) =>
      once(`find ${id}`, async () => {
        const [address] = await addresses('lookup', { id });
        return address;
      }),
    findNear: (lat, lng) =>
      once(`near ${lat.toFixed(5)} ${lng.toFixed(5)}`, async () => {
        const place = { lat: String(lat), lon: String(lng), distance: nearMetres };
        const query = { ...place, type: 'adres', rows: '1', wt: 'json' };
        const answer = await client.get('reverse', query, briefAnswerSchema);
        return answer?.response.docs[0]?.weergavenaam;
      }),
  };
}
