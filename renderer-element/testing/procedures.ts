import { maxListedCases } from '@form-builder/core/field-types/matter/max-listed-cases.ts';
import type {
  ProcedureBody,
  ProcedureData,
  PublicSignature,
} from '@form-builder/core/contract/rpc.ts';
import type { Login, LoginProvider } from '@form-builder/core/contract/visitor/login.ts';
import { choicesLike } from '../src/autocomplete/combobox/choice.ts';

type Answer<S extends PublicSignature> = (body: ProcedureBody<S>) => ProcedureData<S>;

const areas = Array.from({ length: 40 }, (_, at) => ({
  id: `w${at + 1}`,
  label: `${['Noord', 'Oost', 'Zuid', 'West'][at % 4] ?? ''} ${Math.floor(at / 4) + 1}`,
  inspector: `Inspecteur ${at + 1}`,
}));

/** Streets, each of an area. */
const streets = [
  { id: 'dijk', label: 'Dijk', parent: 'noord' },
  { id: 'kade', label: 'Kade', parent: 'noord' },
  { id: 'laan', label: 'Laan', parent: 'zuid' },
];

type Entry = ProcedureData<'custom-list:search'>[number];

const lists: Readonly<Record<string, readonly Entry[]>> = {
  straten: streets,
  wijken: areas,
  kort: areas.slice(0, 3),
};

const street = { street: 'Kerkstraat', city: 'Voorbeeldstad', municipality: 'Voorbeeldstad' };
const place = { lat: 52.0909, lng: 5.1216 };

const addressAt = (house_number: number, more: { readonly house_letter?: string } = {}) => ({
  postcode: '1234AB',
  house_number,
  ...more,
  ...street,
  ...place,
  id: `99992000000010${house_number}${more.house_letter ?? ''}`,
  proof: 'proven',
});

/** One address for most numbers, two for 12, none above 90. */
function addressesAt(house_number: number) {
  if (house_number > 90) return [];
  if (house_number !== 12) return [addressAt(house_number)];
  return ['A', 'B'].map((house_letter) => addressAt(house_number, { house_letter }));
}

const company = {
  kvk_number: '69599084',
  branch_number: '000038509504',
  name: 'Bakkerij Het Voorbeeld',
  address: 'Kerkstraat 3, 1234AB Voorbeeldstad',
  city: 'Voorbeeldstad',
  is_confirmed: true as const,
  proof: 'proven',
};

const loginOf = (token: string): Login => ({
  provider: 'digid',
  entity: { name: token === 'for-unnamed' ? '' : 'F. El Amrani' },
  // Somebody else is logged in for that person.
  representation: token.startsWith('for-')
    ? { acting_name: 'W. van den Berg', number_ending: '019' }
    : null,
  authenticated_at: '2026-11-20T09:30:00.000Z',
  level: 'midden',
  expires_at: '2026-11-20T09:45:00.000Z',
  // Nearly expired: the warning shows at once.
  seconds_left: 110,
});

/** Invented data in the shapes of the contract: enough for every outcome of a lookup. */
const procedures: { readonly [S in PublicSignature]?: Answer<S> } = {
  'custom-list:search': ({ list, search = '', parents }) =>
    choicesLike(lists[list] ?? [], search).filter(
      ({ parent }) => !parents || parents.some((id) => id === parent),
    ),
  'bag:search': (body) => {
    if ('search' in body) {
      const found = Array.from({ length: 5 }, (_, at) => addressAt(at + 1));
      const labelled = found.map((each) => ({
        id: `adr-${each.house_number}`,
        label: `Kerkstraat ${each.house_number}, 1234AB Voorbeeldstad`,
        address: null,
      }));
      return [...choicesLike(labelled, body.search)];
    }
    return addressesAt(body.house_number).map((address) => ({
      id: address.id,
      label: `Kerkstraat ${address.house_number}${address.house_letter ?? ''}, 1234 AB Voorbeeldstad`,
      address,
    }));
  },
  'bag:get': ({ id }) => addressAt(Number(id.replace('adr-', ''))),
  'bag:reverse': () => ({ label: 'Kerkstraat 3, 1234AB Voorbeeldstad' }),
  // A picture of this project: a map of one tile.
  'map:background': () => ({
    tiles_url: '/demo-site/assets/crest.svg?tile={z}/{x}/{y}',
    attribution: 'Kaartgegevens',
  }),
  'login:find': ({ provider }) => ({
    id: provider,
    name: 'DigiD',
    organisation: 'Gemeente Voorbeeldstad',
    outage: outages[provider] ?? null,
  }),
  'login:variables': () => ({ login: 'F. El Amrani' }),
  'person:read': ({ token }) =>
    token === 'unanswered'
      ? { is_read: false, values: {} }
      : { is_read: true, values: { partner: { value: 'M. de Boer', proof: 'proven' } } },
  'case:list': ({ token }) => casesOf(token),
  'login:start': ({ return_url: url }) => ({ url: `${url}#left`, verifier: 'x' }),
  'login:exchange': ({ code }) => ({ token: code, login: loginOf(code) }),
  'login:extend': ({ token }) => loginOf(token),
  'login:end': ({ return_url: url }) => ({ url: `${url}#left` }),
  'kvk:search': ({ search }) =>
    [...choicesLike([{ ...company, label: company.name, id: 'x' }], search)].map(() => company),
};

/** The logins that are down, with and without a text of the municipality. */
const outages: Readonly<Record<string, LoginProvider['outage']>> = {
  'digid-down': { text: null },
  'digid-repaired': { text: 'DigiD wordt tot 12.00 uur hersteld.' },
};

const caseOf = (number: string, description: string) => ({
  id: `id-${number}`,
  identification: number,
  description,
  process: 'Melding',
  proof: 'proven',
});

/** Two cases, none for `without`, more than are listed for `many`; the case system does not respond to `unanswered`. */
function casesOf(token: string) {
  // No response of the procedure.
  if (token === 'unanswered') return undefined as never;
  if (token === 'without') return [];
  if (token === 'many')
    return Array.from({ length: maxListedCases }, (_, at) =>
      caseOf(`Z-2026-${String(at)}`, 'Melding'),
    );
  return [caseOf('Z-2026-1', 'Losse stoeptegel'), caseOf('Z-2026-2', 'Melding')];
}

/** The response of a procedure; `undefined` when there is none of that name. */
export function answerProcedure(signature: string, body: unknown): unknown {
  const answer = Object.entries(procedures).find(([name]) => name === signature)?.[1];
  // The element's own requests; their bodies are the contract's.
  return answer && (answer as (body: unknown) => unknown)(body);
}
