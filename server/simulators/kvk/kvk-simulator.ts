import {
  startHttpSimulator,
  type HttpSimulator,
  type SimulatedResponse,
  type SimulatorRequest,
} from '../http-simulator.ts';

/** The key the simulator asks for: as with the real one, a call without it is refused. */
export const kvkSimulatorKey = 'simulator-key';

/** Starts a simulator of the KVK API with the companies below. */
export async function startKvkSimulator(options: {
  readonly isProduction: boolean;
}): Promise<HttpSimulator & { readonly baseUrl: string }> {
  const simulator = await startHttpSimulator({ ...options, answer });
  return { ...simulator, baseUrl: `${simulator.origin}/api` };
}

interface Company {
  readonly number: string;
  readonly branch: string;
  readonly name: string;
  readonly type: 'hoofdvestiging' | 'nevenvestiging';
  /** Absent for a company that shields its address. */
  readonly address?: readonly [street: string, number: string, postcode: string, city: string];
  readonly rsin?: string;
}

/** The test numbers that the KVK documents, under invented names. */
const companies: readonly Company[] = [
  {
    number: '69599084',
    branch: '000038509504',
    type: 'hoofdvestiging',
    name: 'Bakkerij Het Voorbeeld',
    address: ['Kerkstraat', '3', '1234AB', 'Voorbeeldstad'],
  },
  {
    number: '69599084',
    branch: '000038509520',
    type: 'nevenvestiging',
    name: 'Bakkerij Het Voorbeeld, winkel Stationsweg',
    address: ['Stationsweg', '8', '1235CD', 'Voorbeeldstad'],
  },
  {
    number: '68750110',
    branch: '000037178598',
    type: 'hoofdvestiging',
    rsin: '857587973',
    name: 'Hoveniersbedrijf De Groene Hand B.V.',
    address: ['Molenlaan', '21', '1236EF', 'Voorbeelddorp'],
  },
  {
    number: '90001354',
    branch: '990000541921',
    type: 'hoofdvestiging',
    name: 'Praktijk Aan Huis B.V.',
  },
  {
    number: '69599068',
    branch: '000038509490',
    type: 'hoofdvestiging',
    rsin: '992760562',
    name: 'Stichting Buurthuis Voorbeeldstad',
    address: ['Dorpsstraat', '14', '1234AC', 'Voorbeeldstad'],
  },
];

/** The test company of the register with a thousand branches; the simulated one has fewer. */
const largeCompany: readonly Company[] = Array.from({ length: 203 }, (_, at) => ({
  number: '90006577',
  branch: String(990_000_000_000 + at),
  type: at === 0 ? 'hoofdvestiging' : 'nevenvestiging',
  name: `Grootbedrijf Voorbeeld, vestiging ${String(at + 1)}`,
}));

const parameters: ReadonlySet<string> = new Set(
  'kvkNummer rsin vestigingsnummer naam straatnaam huisnummer huisletter postcode plaats type inclusiefInactieveRegistraties pagina resultatenPerPagina'.split(
    ' ',
  ),
);

function answer({ path, query, headers }: SimulatorRequest): SimulatedResponse | undefined {
  if (path !== '/api/v2/zoeken') return undefined;
  if (headers['apikey'] !== kvkSimulatorKey) return fault(401, '401', 'Geen of onjuiste apikey');
  if ([...query.keys()].some((name) => !parameters.has(name)))
    return fault(400, 'IPD1999', 'Onbekende parameter');
  const found = [...companies, ...largeCompany].filter((company) => matches(company, query));
  if (found.length === 0) return fault(404, 'IPD5200', 'Er zijn geen gegevens gevonden');
  const size = Number(query.get('resultatenPerPagina') ?? 10);
  const page = Number(query.get('pagina') ?? 1);
  return {
    headers: { 'API-Version': '2.1.0' },
    body: {
      pagina: page,
      resultatenPerPagina: size,
      totaal: found.length,
      resultaten: found.slice((page - 1) * size, page * size).map(present),
      _links: { self: { href: path } },
    },
  };
}

function matches({ number, branch, name, rsin }: Company, query: URLSearchParams): boolean {
  const words = (query.get('naam') ?? '').toLowerCase();
  const is = (key: string, value: string | undefined) => (query.get(key) ?? value) === value;
  return (
    is('kvkNummer', number) &&
    is('vestigingsnummer', branch) &&
    is('rsin', rsin) &&
    name.toLowerCase().includes(words)
  );
}

function present({ number, branch, name, type, address, rsin }: Company) {
  const [straatnaam, huisnummer, postcode, plaats] = address ?? [];
  return {
    kvkNummer: number,
    vestigingsnummer: branch,
    ...(rsin === undefined ? {} : { rsin }),
    naam: name,
    adres: {
      binnenlandsAdres:
        address === undefined
          ? { type: 'bezoekadres' }
          : { type: 'bezoekadres', straatnaam, huisnummer: Number(huisnummer), postcode, plaats },
    },
    type,
    _links: { basisprofiel: { href: `/api/v1/basisprofielen/${number}` } },
  };
}

function fault(status: number, code: string, omschrijving: string): SimulatedResponse {
  return { status, body: { fout: [{ code, omschrijving }] } };
}
