import {
  startHttpSimulator,
  type HttpSimulator,
  type SimulatedResponse,
  type SimulatorRequest,
} from '../http-simulator.ts';
import { drawTile } from './draw-tile.ts';
import { simulatedAddresses, type SimulatedAddress } from './simulated-addresses.ts';

/** Starts a simulator of PDOK: the Locatieserver under its path, and pictures for a map. */
export async function startPdokSimulator(options: {
  readonly isProduction: boolean;
}): Promise<HttpSimulator & { readonly baseUrl: string; readonly tilesUrl: string }> {
  const simulator = await startHttpSimulator({ ...options, answer });
  return {
    ...simulator,
    baseUrl: `${simulator.origin}${base}`,
    tilesUrl: `${simulator.origin}/tiles/standaard/EPSG:3857/{z}/{x}/{y}.png`,
  };
}

const base = '/bzk/locatieserver/search/v3_1';

function answer(request: SimulatorRequest): SimulatedResponse | undefined {
  const tile = /^\/tiles\/\w+\/EPSG:3857\/(\d+)\/(\d+)\/(\d+)\.png$/.exec(request.path);
  if (tile) {
    const headers = { 'content-type': 'image/png', 'cache-control': 'max-age=3600' };
    return { headers, body: drawTile(Number(tile[1]), Number(tile[2]), Number(tile[3])) };
  }
  const ask = request.path.startsWith(base) ? asks[request.path.slice(base.length + 1)] : undefined;
  return ask && { body: ask(request.query) };
}

const asks: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
  suggest: (query) => {
    const words = query.get('q') ?? '';
    const found = like(words).slice(0, rowsOf(query));
    return {
      ...response(found.map((each) => brief(each))),
      // As the real one: with mark-up, which nobody may show as it stands.
      highlighting: Object.fromEntries(
        found.map((each) => [each.id, { suggest: [`<b>${each.street}</b> ${numberOf(each)}`] }]),
      ),
      spellcheck: { suggestions: [], collations: [] },
    };
  },
  free: (query) => {
    const filters = query.getAll('fq').map((filter) => filter.split(':'));
    const wanted = (name: string) => filters.find(([key]) => key === name)?.[1];
    const postcode = wanted('postcode');
    const number = wanted('huisnummer');
    const found = simulatedAddresses.filter(
      (each) =>
        (postcode === undefined || each.postcode === postcode) &&
        (number === undefined || String(each.number) === number),
    );
    return response(found.slice(0, rowsOf(query)).map(whole));
  },
  lookup: (query) => {
    const found = simulatedAddresses.filter(({ id }) => id === query.get('id'));
    return response(found.map(whole));
  },
  reverse: (query) => {
    const from = { lat: Number(query.get('lat')), lng: Number(query.get('lon')) };
    const near = simulatedAddresses
      .map((each) => ({ each, metres: distance(from, each) }))
      .filter(({ metres }) => metres <= Number(query.get('distance') ?? 100))
      .sort((one, other) => one.metres - other.metres);
    const docs = near.slice(0, rowsOf(query));
    return response(docs.map(({ each, metres }) => ({ ...brief(each), afstand: metres })));
  },
};

function response(docs: readonly unknown[]) {
  return { response: { numFound: docs.length, start: 0, maxScore: 10, docs } };
}

const rowsOf = (query: URLSearchParams) => Number(query.get('rows') ?? 10);

/** The addresses that hold the beginning of every word. */
function like(words: string): readonly SimulatedAddress[] {
  const starts = words
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return simulatedAddresses.filter((each) => {
    const parts = [
      ...nameOf(each)
        .toLowerCase()
        .split(/[\s,-]+/),
      each.postcode.toLowerCase(),
    ];
    return starts.every((start) => parts.some((part) => part.startsWith(start)));
  });
}

function numberOf({ number, letter = '', addition }: SimulatedAddress): string {
  return `${String(number)}${letter}${addition === undefined ? '' : `-${addition}`}`;
}

function nameOf(address: SimulatedAddress): string {
  return `${address.street} ${numberOf(address)}, ${address.postcode} ${address.city}`;
}

function brief(address: SimulatedAddress) {
  return { type: 'adres', weergavenaam: nameOf(address), id: address.id, score: 10 };
}

function whole(address: SimulatedAddress) {
  const { street, number, letter, addition, postcode, city, lat, lng } = address;
  const register = address.id.replace(/\D/g, '').padStart(10, '0');
  return {
    ...brief(address),
    bron: 'BAG',
    straatnaam: street,
    huisnummer: number,
    ...(letter === undefined ? {} : { huisletter: letter }),
    ...(addition === undefined ? {} : { huisnummertoevoeging: addition }),
    huis_nlt: numberOf(address),
    postcode,
    woonplaatsnaam: city,
    gemeentenaam: 'Voorbeeldstad',
    nummeraanduiding_id: `999920${register}${letter ?? ''}`,
    centroide_ll: `POINT(${String(lng)} ${String(lat)})`,
  };
}

interface Place {
  readonly lat: number;
  readonly lng: number;
}

const metresPerDegree = 111_320;

function distance(from: Place, to: Place): number {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  return Math.hypot(east, to.lat - from.lat) * metresPerDegree;
}
