import {
  startHttpSimulator,
  type HttpSimulator,
  type SimulatedResponse,
  type SimulatorRequest,
} from '../http-simulator.ts';
import { isTokenValid, zgwClient } from './check-token.ts';
import { takePart, unlock } from './document-parts.ts';
import { findCasesWith } from './search-cases.ts';
import { change, create, type ListCall } from './write-objects.ts';
import { presentObject } from './zgw-answers.ts';
import { createZgwCatalogue, organisation, type ZgwCatalogue } from './zgw-catalogue.ts';
import type { ZgwObjects } from './zgw-objects.ts';
import { problem } from './zgw-problem.ts';

/** A case system with the Zaken, Documenten, Catalogi and Besluiten APIs, as Open Zaak answers. */
export interface ZgwSimulator extends HttpSimulator {
  /** The settings of a provider that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  readonly objects: ZgwObjects;
  /** Whether a search returns every case, as a case system does that does not know the criteria. */
  readonly setSearchIgnored: (isIgnored: boolean) => void;
}

/** Starts a case system; it refuses requests without a valid token, as a real one does. */
export async function startZgwSimulator(options: {
  readonly isProduction: boolean;
  /** Where a proxy makes it available; its own address when absent. */
  readonly publicOrigin?: string;
  /** The case type has no role for who acts for the initiator. */
  readonly lacksActingRole?: boolean;
}): Promise<ZgwSimulator> {
  const state = { root: '', isSearchIgnored: false };
  const objects = createObjects();
  const answer = (request: SimulatorRequest): SimulatedResponse | undefined => {
    const place = placeOf(request.path);
    const { api, list: path } = place;
    const refused = refusalOf(request, api);
    if (refused) return refused;
    const catalogue = createZgwCatalogue(state.root, options.lacksActingRole);
    if (api === 'catalogi') return listCatalogue(state.root, catalogue, { path, request });
    if (path === 'bestandsdelen') return takePart(objects, request);
    if (place.part === 'unlock') return unlock(objects, request);
    const name = place.part === 'zaakeigenschappen' ? place.part : path;
    if (!isListName(objects, name)) return undefined;
    const call = { name, request, root: state.root, objects, catalogue };
    if (place.id === '_zoek') return searchCases(call, state.isSearchIgnored);
    if (request.method === 'PATCH') return change(call);
    return request.method === 'POST' ? create(call) : find(call);
  };
  const simulator = await startHttpSimulator({ ...options, answer });
  state.root = `${options.publicOrigin ?? simulator.origin}/`;
  const api = (name: string) => `${state.root}${name}/api/v1/`;
  return {
    ...simulator,
    objects,
    setSearchIgnored: (isIgnored) => {
      state.isSearchIgnored = isIgnored;
    },
    settings: {
      cases_url: api('zaken'),
      documents_url: api('documenten'),
      catalogues_url: api('catalogi'),
      decisions_url: api('besluiten'),
      client_id: zgwClient.id,
      organisation,
      catalogue: createZgwCatalogue(state.root).catalogussen[0].url,
    },
  };
}

const createObjects = (): ZgwObjects => ({
  zaken: [],
  zaakeigenschappen: [],
  rollen: [],
  statussen: [],
  resultaten: [],
  besluiten: [],
  besluitinformatieobjecten: [],
  zaakinformatieobjecten: [],
  enkelvoudiginformatieobjecten: [],
});

const isListName = (objects: ZgwObjects, name: string): name is keyof ZgwObjects =>
  Object.hasOwn(objects, name);

/** The parts of `/zaken/api/v1/zaken/{id}/zaakeigenschappen`. */
function placeOf(path: string) {
  const parts = path.split('/');
  return {
    api: parts[1] ?? '',
    list: parts[4] ?? '',
    id: parts[5] ?? '',
    part: parts[6] ?? '',
  };
}

function refusalOf({ headers }: SimulatorRequest, api: string): SimulatedResponse | undefined {
  if (!isTokenValid(headers.authorization))
    return problem(401, 'not_authenticated', 'De token is ongeldig.');
  if (api === 'zaken' && headers['accept-crs'] !== 'EPSG:4326')
    return problem(406, 'not_acceptable', 'De header Accept-Crs ontbreekt.');
  return undefined;
}

const pageSize = 100;

/** The page of a list that the query asks for, with the address of the next one. */
function page(
  found: readonly object[],
  { path, query }: Pick<SimulatorRequest, 'path' | 'query'>,
  root: string,
): SimulatedResponse {
  const number = Number(query.get('page') ?? '1');
  const end = number * pageSize;
  const next = new URL(path, root);
  for (const [name, value] of query) next.searchParams.set(name, value);
  next.searchParams.set('page', String(number + 1));
  return {
    body: {
      count: found.length,
      next: end < found.length ? next.href : null,
      previous: null,
      results: found.slice(end - pageSize, end),
    },
  };
}

/** Filters that name no member of an object. */
const ignored = new Set(['page', 'status', 'datumGeldigheid']);

function fits(one: object, query: URLSearchParams): boolean {
  const members = new Map<string, unknown>(Object.entries(one));
  return [...query].every(([name, value]) => {
    const member = members.get(name);
    return (
      ignored.has(name) || member === value || (Array.isArray(member) && member.includes(value))
    );
  });
}

function listCatalogue(
  root: string,
  catalogue: ZgwCatalogue,
  { path, request }: { readonly path: string; readonly request: SimulatorRequest },
): SimulatedResponse | undefined {
  const lists = new Map<string, readonly object[]>(Object.entries(catalogue));
  const list = lists.get(path);
  return (
    list &&
    page(
      list.filter((one) => fits(one, request.query)),
      request,
      root,
    )
  );
}

/** Lists without pages, as the standard has them. */
const plainLists = new Set([
  'zaakeigenschappen',
  'zaakinformatieobjecten',
  'besluitinformatieobjecten',
]);

function find(call: ListCall): SimulatedResponse {
  const { name, request, root, objects } = call;
  const zaak = /^(.*)\/zaakeigenschappen$/.exec(request.path)?.[1];
  const found = objects[name]
    .filter((one) => zaak === undefined || String(one['zaak']).endsWith(zaak))
    .filter((one) => fits(one, request.query))
    .map((one) => presentObject(name, one, call));
  return plainLists.has(name) ? { body: found } : page(found, request, root);
}

function searchCases(call: ListCall, isSearchIgnored: boolean): SimulatedResponse {
  const { request, root, objects } = call;
  const criteria = isSearchIgnored ? {} : (JSON.parse(request.body) as Record<string, unknown>);
  const found = findCasesWith(objects, criteria);
  return page(
    found.map((one) => presentObject('zaken', one, call)),
    request,
    root,
  );
}
