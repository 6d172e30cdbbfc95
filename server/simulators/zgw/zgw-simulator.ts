import { randomUUID } from 'node:crypto';
import {
  startHttpSimulator,
  type HttpSimulator,
  type SimulatedResponse,
  type SimulatorRequest,
} from '../http-simulator.ts';
import { isTokenValid, zgwClient } from './check-token.ts';
import { closeAtLastStatus, refuseForCase } from './case-rules.ts';
import { findCasesWith } from './search-cases.ts';
import { refuseForType } from './type-rules.ts';
import { createZgwCatalogue, organisation, type ZgwCatalogue } from './zgw-catalogue.ts';
import type { Stored, ZgwObjects } from './zgw-objects.ts';
import { problem } from './zgw-problem.ts';

/** A case system with the Zaken, Documenten, Catalogi and Besluiten APIs, as Open Zaak answers. */
export interface ZgwSimulator extends HttpSimulator {
  /** The settings of a provider that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  readonly objects: ZgwObjects;
  /** Whether a search returns every case, as a case system does that does not know the criteria. */
  readonly setSearchIgnored: (isIgnored: boolean) => void;
}

const partBytes = 2_000_000;

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
    if (path === 'zaken' && place.id === '_zoek') return searchCases(objects, request, state);
    const name = place.part === 'zaakeigenschappen' ? place.part : path;
    if (!Object.hasOwn(objects, name)) return undefined;
    const list = objects[name as keyof ZgwObjects];
    if (request.method === 'PATCH') return change(list, request);
    if (request.method === 'POST')
      return create(objects, list, { name, request, root: state.root, catalogue });
    return find(list, { name, request, root: state.root });
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

interface Creating {
  readonly name: string;
  readonly request: SimulatorRequest;
  readonly root: string;
  readonly catalogue: ZgwCatalogue;
}

function create(
  objects: ZgwObjects,
  list: Stored[],
  { name, request, root, catalogue }: Creating,
): SimulatedResponse {
  const body = JSON.parse(request.body) as Record<string, unknown>;
  const { identificatie, bronorganisatie } = body;
  const isTaken = list.some(
    (one) => one['identificatie'] === identificatie && one['bronorganisatie'] === bronorganisatie,
  );
  if (identificatie !== undefined && isTaken)
    return problem(400, 'invalid', 'Invalid input.', [
      { name: 'identificatie', code: 'identificatie-niet-uniek', reason: 'Niet uniek.' },
    ]);
  const refused =
    refuseForCase(objects, catalogue, { name, body }) ??
    refuseForType(objects, catalogue, { name, body });
  if (refused) return refused;
  const uuid = randomUUID();
  const api = apis[name] ?? 'zaken';
  const url = `${root}${api}/api/v1/${name}/${uuid}`;
  const number = String(objects.zaken.length + 1).padStart(10, '0');
  const made: Stored = {
    ...body,
    ...(name === 'zaken' && { identificatie: `ZAAK-2026-${number}` }),
    ...(name === 'rollen' && genericRoleOf(catalogue, body)),
    ...(api === 'documenten' && fileOf(body, root, uuid)),
    uuid,
    url,
  };
  list.push(made);
  if (name === 'statussen') closeAtLastStatus(objects, catalogue, made);
  return { status: 201, headers: { location: url }, body: made };
}

/** The API of a list; that of cases has all others. */
const apis: Readonly<Record<string, string>> = {
  enkelvoudiginformatieobjecten: 'documenten',
  besluiten: 'besluiten',
  besluitinformatieobjecten: 'besluiten',
};

/** A role has the general description of its type. */
function genericRoleOf({ roltypen }: ZgwCatalogue, { roltype }: Readonly<Record<string, unknown>>) {
  const found = roltypen.find(({ url }) => url === roltype);
  return { omschrijvingGeneriek: found?.omschrijvingGeneriek ?? '' };
}

/** Changes the members of an object that the body names. */
function change(list: Stored[], { path, body }: SimulatorRequest): SimulatedResponse {
  const uuid = path.split('/').at(-1);
  const at = list.findIndex((one) => one['uuid'] === uuid);
  const found = list[at];
  if (found === undefined) return problem(404, 'not_found', 'Niet gevonden.');
  const changed: Stored = {
    ...found,
    ...(JSON.parse(body) as Record<string, unknown>),
    url: found.url,
  };
  list[at] = changed;
  return { body: changed };
}

/** A document without content is locked until its parts were uploaded. */
function fileOf(body: Readonly<Record<string, unknown>>, root: string, uuid: string) {
  const { inhoud, bestandsomvang } = body;
  if (typeof inhoud === 'string')
    return {
      locked: false,
      lock: '',
      bestandsdelen: [],
      content: Buffer.from(inhoud, 'base64').length,
    };
  const size = Number(bestandsomvang);
  const count = Math.ceil(size / partBytes);
  return {
    locked: true,
    lock: uuid.replaceAll('-', ''),
    content: 0,
    bestandsdelen: Array.from({ length: count }, (_, at) => ({
      url: `${root}documenten/api/v1/bestandsdelen/${uuid}.${String(at + 1)}`,
      volgnummer: at + 1,
      omvang: Math.min(partBytes, size - at * partBytes),
      voltooid: false,
    })),
  };
}

/** Lists without pages, as the standard has them. */
const plainLists = new Set([
  'zaakeigenschappen',
  'zaakinformatieobjecten',
  'besluitinformatieobjecten',
]);

function find(
  list: readonly Stored[],
  { name, request, root }: Omit<Creating, 'catalogue'>,
): SimulatedResponse {
  const zaak = /^(.*)\/zaakeigenschappen$/.exec(request.path)?.[1];
  const found = list
    .filter((one) => zaak === undefined || String(one['zaak']).endsWith(zaak))
    .filter((one) => fits(one, request.query));
  return plainLists.has(name) ? { body: found } : page(found, request, root);
}

function searchCases(
  objects: ZgwObjects,
  request: SimulatorRequest,
  { root, isSearchIgnored }: { readonly root: string; readonly isSearchIgnored: boolean },
): SimulatedResponse {
  const criteria = isSearchIgnored ? {} : (JSON.parse(request.body) as Record<string, unknown>);
  return page(findCasesWith(objects, criteria), request, root);
}

function takePart(
  { enkelvoudiginformatieobjecten: documents }: ZgwObjects,
  { path, body, bytes }: SimulatorRequest,
): SimulatedResponse {
  const [uuid = '', number = ''] = path.split('/').at(-1)?.split('.') ?? [];
  const at = documents.findIndex((one) => one['uuid'] === uuid);
  const document = documents[at];
  const part = (document?.['bestandsdelen'] as { omvang: number }[] | undefined)?.[
    Number(number) - 1
  ];
  if (document === undefined || part === undefined)
    return problem(404, 'not_found', 'Niet gevonden.');
  if (!body.includes(String(document['lock'])))
    return problem(400, 'incorrect-lock-id', 'Onjuist.');
  const start = bytes.indexOf('\r\n\r\n', bytes.indexOf('name="inhoud"')) + 4;
  const size = bytes.lastIndexOf('\r\n--') - start;
  if (size !== part.omvang) return problem(400, 'file-size', 'De omvang klopt niet.');
  documents[at] = { ...document, content: Number(document['content']) + size };
  return { body: { ...part, voltooid: true } };
}

function unlock(
  { enkelvoudiginformatieobjecten: documents }: ZgwObjects,
  { path, body }: SimulatorRequest,
): SimulatedResponse {
  const at = documents.findIndex((one) => path.includes(String(one['uuid'])));
  const document = documents[at];
  if (document === undefined) return problem(404, 'not_found', 'Niet gevonden.');
  if (!body.includes(String(document['lock'])))
    return problem(400, 'incorrect-lock-id', 'Onjuist.');
  if (document['content'] !== document['bestandsomvang'])
    return problem(400, 'file-size', 'Er ontbreken bestandsdelen.');
  documents[at] = { ...document, locked: false };
  return { status: 204, body: '' };
}
