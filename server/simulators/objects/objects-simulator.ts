import {
  startHttpSimulator,
  type HttpSimulator,
  type SimulatedResponse,
  type SimulatorRequest,
} from '../http-simulator.ts';
import { createObject, type SimulatedObject } from './create-object.ts';
import { presentPage, presentType, presentVersions, problem, type Site } from './object-answers.ts';
import { simulatedObjectTypes } from './object-types.ts';

/** The token that the simulated APIs accept. */
export const objectsToken = 'simulator-objects-token';

/** An Objects API and an Objecttypes API, version 2. */
export interface ObjectsSimulator extends HttpSimulator {
  /** The settings of a provider that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  /** In the order in which they were created. */
  readonly objects: readonly SimulatedObject[];
  /** Whether it creates objects and then closes the connection instead of answering. */
  readonly setLosesAnswers: (losesAnswers: boolean) => void;
}

/** Starts the two APIs; they refuse requests without the token, and objects that do not fit their type. */
export async function startObjectsSimulator(options: {
  readonly isProduction: boolean;
  /** The host in the URLs that the APIs answer, when only their own network knows it. */
  readonly internalOrigin?: string;
  /** How many are on a page of a list. */
  readonly pageSize?: number;
}): Promise<ObjectsSimulator> {
  const objects: SimulatedObject[] = [];
  const state = { origin: '', losesAnswers: false };
  const answer = (request: SimulatorRequest): SimulatedResponse | undefined => {
    if (request.headers.authorization !== `Token ${objectsToken}`)
      return problem(401, 'Ongeldige token.');
    const site = { origin: options.internalOrigin ?? state.origin, pageSize: options.pageSize };
    const [, api = '', , , list = '', ...rest] = request.path.split('/');
    if (api === 'objecttypes' && list === 'objecttypes') return findTypes(request, rest, site);
    if (api !== 'objects' || list !== 'objects') return undefined;
    const answered = answerObjects(objects, request, site);
    if (request.method === 'POST' && state.losesAnswers) throw new Error('The answer is lost.');
    return answered;
  };
  const simulator = await startHttpSimulator({ ...options, answer });
  state.origin = simulator.origin;
  return {
    ...simulator,
    objects,
    setLosesAnswers: (losesAnswers) => {
      state.losesAnswers = losesAnswers;
    },
    settings: {
      objects_url: rootOf(state.origin, 'objects'),
      objecttypes_url: rootOf(state.origin, 'objecttypes'),
    },
  };
}

const rootOf = (origin: string, api: string): string => `${origin}/${api}/api/v2/`;

/** Answers `objecttypes`, `objecttypes/{uuid}`, `objecttypes/{uuid}/versions` and `…/versions/{version}`. */
function findTypes(
  request: SimulatorRequest,
  [uuid, part, number]: readonly string[],
  site: Site,
): SimulatedResponse | undefined {
  const root = rootOf(site.origin, 'objecttypes');
  if (uuid === undefined) {
    const types = simulatedObjectTypes.map((one) => presentType(one, root));
    return presentPage(types, request, site);
  }
  const type = simulatedObjectTypes.find((one) => one.uuid === uuid);
  if (type === undefined) return problem(404, 'Niet gevonden.');
  if (part === undefined) return { body: presentType(type, root) };
  const versions = presentVersions(type, root);
  if (number === undefined) return presentPage(versions, request, site);
  const version = versions.find((one) => String(one.version) === number);
  return version ? { body: version } : problem(404, 'Niet gevonden.');
}

function answerObjects(
  objects: SimulatedObject[],
  request: SimulatorRequest,
  site: Site,
): SimulatedResponse | undefined {
  const { headers, method, path } = request;
  if ((headers['accept-crs'] ?? 'EPSG:4326') !== 'EPSG:4326')
    return problem(406, 'CRS niet ondersteund.');
  const roots = {
    objects: rootOf(site.origin, 'objects'),
    objecttypes: rootOf(site.origin, 'objecttypes'),
  };
  if (method === 'POST') return createObject(objects, request, roots);
  const uuid = /\/objects\/([^/]+)$/.exec(path.slice('/objects/api/v2'.length))?.[1];
  if (uuid === undefined) return presentPage(objects, request, site);
  const found = objects.find((one) => one.uuid === uuid);
  return found ? { body: found } : problem(404, 'Niet gevonden.');
}
