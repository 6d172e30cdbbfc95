import {
  startHttpSimulator,
  type HttpSimulator,
  type SimulatedResponse,
  type SimulatorRequest,
} from '../http-simulator.ts';
import { issueToken, simulatorAuthorisation } from '../simulator-token.ts';

/** The key in the header `X-Api-Key`; without it, or a token, every call is refused. */
export const restSimulatorKey = 'simulator-key';

/** An object of the simulated register. */
interface TestObject {
  readonly postcode: string;
  readonly number: string;
  readonly value: number;
  readonly valuedOn: string;
  readonly use: string;
}

const objects: readonly TestObject[] = [
  {
    postcode: '1234AB',
    number: '1',
    value: 312_000,
    valuedOn: '2026-01-01',
    use: 'woonfunctie',
  },
  {
    postcode: '1234AB',
    number: '3',
    value: 745_000,
    valuedOn: '2026-01-01',
    use: 'winkelfunctie',
  },
];

/**
 * Starts a simulator of a register of objects, with the shape of the Dutch register of property values (WOZ):
 * `GET /api/objecten/{postcode}/{number}` and `POST /api/objecten` with the same two as JSON, and
 * `POST /token` for OAuth client credentials.
 */
export async function startRestSimulator(options: {
  readonly isProduction: boolean;
}): Promise<HttpSimulator & { readonly baseUrl: string; readonly tokenUrl: string }> {
  const simulator = await startHttpSimulator({ ...options, answer });
  const { origin } = simulator;
  return { ...simulator, baseUrl: `${origin}/api`, tokenUrl: `${origin}/token` };
}

function answer(request: SimulatorRequest): SimulatedResponse | undefined {
  const { path, headers, method } = request;
  if (path === '/token' && method === 'POST') return issueToken(request);
  const isKnown =
    headers['x-api-key'] === restSimulatorKey || headers.authorization === simulatorAuthorisation;
  if (!isKnown) return { status: 401, body: { title: 'Unauthorized', status: 401 } };
  if (path === '/api/echo') return { body: { headers } };
  const [postcode, number] = method === 'POST' ? readBody(request) : readPath(path);
  if (postcode === undefined) return undefined;
  const found = objects.find((one) => one.postcode === postcode && one.number === number);
  if (found === undefined) return { status: 404, body: { title: 'Not Found', status: 404 } };
  return { body: present(found) };
}

function readPath(path: string): readonly (string | undefined)[] {
  const [, postcode, number] = /^\/api\/objecten\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  return postcode === undefined ? [] : [normalise(decodeURIComponent(postcode)), number];
}

function readBody({ path, body }: SimulatorRequest): readonly (string | undefined)[] {
  if (path !== '/api/objecten') return [];
  const { postcode = '', huisnummer } = JSON.parse(body) as Readonly<Record<string, string>>;
  return [normalise(postcode), huisnummer];
}

const normalise = (postcode: string) => postcode.replace(/\s/g, '').toUpperCase();

const present = ({ postcode, number, value, valuedOn, use }: TestObject) => ({
  object: { postcode, huisnummer: Number(number), gebruiksdoel: use, isMonument: false },
  waarden: [{ vastgesteldeWaarde: value, peildatum: valuedOn }],
});
