import {
  startHttpSimulator,
  type HttpSimulator,
  type SimulatedResponse,
  type SimulatorRequest,
} from '../http-simulator.ts';
import { graphError, graphPage, notFound } from './graph-answers.ts';
import { SimulatedLibrary, type SimulatedItem } from './simulated-library.ts';
import { simulatedSites, type SimulatedDrive } from './simulated-sites.ts';

/** The app that the simulated Entra ID knows. */
export const sharepointApp = {
  directory: 'f8cdef31-a31e-4b4a-93e4-5f571e91255a',
  id: '11111111-2222-3333-4444-555555555555',
  secret: 'simulator-client-secret',
} as const;

/** Microsoft Entra ID and Microsoft Graph with document libraries. */
export interface SharepointSimulator extends HttpSimulator {
  /** The settings of a provider that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  /** In the order in which they were created. */
  readonly items: readonly SimulatedItem[];
  /** Whether it does what is asked at these paths, and then closes the connection instead of answering. */
  readonly loseAnswers: (path: RegExp | null) => void;
  /** Closes the connection of each part of an upload after this many more; `null`: never. */
  readonly cutUploadsAfter: (parts: number | null) => void;
  /** Ends all upload sessions, as after their time. */
  readonly endSessions: () => void;
  /** Makes the tokens invalid that it gave. */
  readonly withdrawTokens: () => void;
}

interface State {
  origin: string;
  lost: RegExp | null;
  partsLeft: number | null;
  token: number;
}

/** Starts both; a token is needed, but not for uploads to the address of a session. */
export async function startSharepointSimulator(options: {
  readonly isProduction: boolean;
  /** Where a proxy makes it available; its own address when absent. */
  readonly publicOrigin?: string;
  /** How many are on a page of a list. */
  readonly pageSize?: number;
}): Promise<SharepointSimulator> {
  const state: State = { origin: '', lost: null, partsLeft: null, token: 1 };
  const library = new SimulatedLibrary(
    () => state.origin,
    (id) => addressOf(state.origin, id),
  );
  const answer = (request: SimulatorRequest): SimulatedResponse | undefined => {
    const [, first = '', ...rest] = request.path.split('/');
    if (first === 'upload') {
      if (request.method === 'PUT' && state.partsLeft !== null) {
        if (state.partsLeft === 0) throw new Error('The connection is cut.');
        state.partsLeft -= 1;
      }
      return losing(state, request, library.upload(rest[0] ?? '', request));
    }
    if (request.path.endsWith('/oauth2/v2.0/token')) return giveToken(state, request);
    if (first !== 'v1.0') return undefined;
    if (request.headers.authorization !== `Bearer ${tokenOf(state)}`)
      return graphError(401, 'InvalidAuthenticationToken', 'Access token validation failure.');
    const place = { origin: state.origin, pageSize: options.pageSize };
    return losing(state, request, answerGraph(library, request, place));
  };
  const simulator = await startHttpSimulator({ ...options, answer });
  state.origin = options.publicOrigin ?? simulator.origin;
  return {
    ...simulator,
    items: library.items,
    loseAnswers: (path) => {
      state.lost = path;
    },
    cutUploadsAfter: (parts) => {
      state.partsLeft = parts;
    },
    endSessions: () => library.sessions.clear(),
    withdrawTokens: () => {
      state.token += 1;
    },
    settings: {
      sharepoint_url: state.origin,
      directory_id: sharepointApp.directory,
      client_id: sharepointApp.id,
      graph_url: `${state.origin}/v1.0/`,
      login_url: `${state.origin}/`,
    },
  };
}

const tokenOf = ({ token }: State): string => `simulated-token-${String(token)}`;

function losing(
  { lost }: State,
  { path }: SimulatorRequest,
  answered: SimulatedResponse | undefined,
): SimulatedResponse | undefined {
  if (lost?.test(decodeURIComponent(path)) === true) throw new Error('The answer is lost.');
  return answered;
}

function giveToken(state: State, { path, body }: SimulatorRequest): SimulatedResponse {
  const form = new URLSearchParams(body);
  const expected = {
    grant_type: 'client_credentials',
    client_id: sharepointApp.id,
    client_secret: sharepointApp.secret,
    scope: `${state.origin}/.default`,
  };
  const isRight = Object.entries(expected).every(([name, value]) => form.get(name) === value);
  if (!isRight || !path.startsWith(`/${sharepointApp.directory}/`))
    return {
      status: 401,
      body: {
        error: 'invalid_client',
        error_description: 'AADSTS7000215: Invalid client secret provided.',
        error_codes: [7_000_215],
      },
    };
  const access = { token_type: 'Bearer', expires_in: 3599, ext_expires_in: 3599 };
  return { body: { ...access, access_token: tokenOf(state) } };
}

function answerGraph(
  library: SimulatedLibrary,
  request: SimulatorRequest,
  { origin, pageSize }: { readonly origin: string; readonly pageSize: number | undefined },
): SimulatedResponse | undefined {
  const path = decodeURIComponent(request.path).slice('/v1.0/'.length);
  const url = new URL(request.path, origin);
  const page = (values: readonly object[]) =>
    graphPage(values, { query: request.query, url, pageSize });
  if (path === 'sites' && request.query.has('search'))
    return page(simulatedSites.map((site) => presentSite(site, origin)));
  const item = /^drives\/([^/]+)\/root:\/(.+?)(?::\/(content|createUploadSession))?$/.exec(path);
  if (item !== null) return answerItem(library, request, item);
  const fields = /^drives\/([^/]+)\/items\/([^/]+)\/listItem\/fields$/.exec(path);
  if (fields !== null) return library.fill(fields[1] ?? '', fields[2] ?? '', request);
  const columns = /^drives\/([^/]+)\/list\/columns$/.exec(path);
  if (columns !== null) {
    const drive = findDrive(columns[1] ?? '');
    return drive && page(drive.columns.map((one) => ({ id: one.name, ...one })));
  }
  return answerSite(path, { origin, page });
}

function answerItem(
  library: SimulatedLibrary,
  request: SimulatorRequest,
  [, driveId = '', path = '', action = '']: RegExpExecArray,
): SimulatedResponse {
  if (findDrive(driveId) === undefined) return notFound();
  if (action === 'content') return library.put(driveId, path, request);
  if (action === 'createUploadSession') return library.createSession(driveId, path, request);
  return library.find(driveId, path);
}

type Site = (typeof simulatedSites)[number];

/** Answers `sites/{host}`, `sites/{host}:/{path}` and `sites/{id}/drives`. */
function answerSite(
  path: string,
  {
    origin,
    page,
  }: {
    readonly origin: string;
    readonly page: (values: readonly object[]) => SimulatedResponse;
  },
): SimulatedResponse {
  const { hostname } = new URL(origin);
  const drives = /^sites\/(.+)\/drives$/.exec(path);
  if (drives !== null) {
    const site = simulatedSites.find((one) => idOf(one, origin) === drives[1]);
    return site ? page(site.drives.map((one) => presentDrive(one, origin))) : notFound();
  }
  const [, sitePath = '/'] = /^sites\/[^/:]+:(\/.+)$/.exec(path) ?? [];
  const site = simulatedSites.find((one) => one.path === sitePath);
  const isHere = path.startsWith(`sites/${hostname}`);
  return site && isHere ? { body: presentSite(site, origin) } : notFound();
}

const idOf = ({ name }: Site, origin: string): string =>
  `${new URL(origin).hostname},da60e844-ba1d-49bc-b4d4-d5e36bae9019,${name}`;

const presentSite = (site: Site, origin: string) => ({
  id: idOf(site, origin),
  name: site.name,
  displayName: site.displayName,
  webUrl: new URL(site.path, origin).href,
});

const findDrive = (id: string): SimulatedDrive | undefined =>
  simulatedSites.flatMap(({ drives }) => drives).find((one) => one.id === id);

/** The web address of a library. */
function addressOf(origin: string, driveId: string): string {
  const site = simulatedSites.find(({ drives }) => drives.some(({ id }) => id === driveId));
  const drive = findDrive(driveId);
  return `${origin}${site?.path ?? ''}/${encodeURIComponent(drive?.folder ?? '')}`;
}

const presentDrive = ({ id, name }: SimulatedDrive, origin: string) => ({
  id,
  name,
  driveType: 'documentLibrary',
  webUrl: addressOf(origin, id),
});
