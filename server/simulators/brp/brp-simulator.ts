import {
  startHttpSimulator,
  type HttpSimulator,
  type SimulatedResponse,
  type SimulatorRequest,
} from '../http-simulator.ts';
import { issueToken, simulatorAuthorisation } from '../simulator-token.ts';
import { simulatedPersons } from './test-persons.ts';

/** The key in the header `X-API-KEY`; without it, or a token, every call is refused. */
export const brpSimulatorKey = 'simulator-key';

/** A question as the simulator received it. */
interface BrpCall {
  readonly fields: readonly string[];
  readonly purpose: string | undefined;
  readonly processing: string | undefined;
}

/** The simulator, and the questions that it received. */
export interface BrpSimulator extends HttpSimulator {
  readonly baseUrl: string;
  readonly tokenUrl: string;
  readonly calls: readonly BrpCall[];
}

/**
 * Starts a simulator of Haal Centraal BRP Personen Bevragen 2: `POST {base}/personen` for one number, with the
 * requested fields only, and `POST /token` for OAuth client credentials.
 */
export async function startBrpSimulator(options: {
  readonly isProduction: boolean;
}): Promise<BrpSimulator> {
  const calls: BrpCall[] = [];
  const simulator = await startHttpSimulator({
    ...options,
    answer: (request) => answer(request, calls),
  });
  const { origin } = simulator;
  return { ...simulator, calls, baseUrl: `${origin}${base}`, tokenUrl: `${origin}/token` };
}

const base = '/haalcentraal/api/brp';

function answer(request: SimulatorRequest, calls: BrpCall[]): SimulatedResponse | undefined {
  const { path, headers, method, body } = request;
  if (path === '/token' && method === 'POST') return issueToken(request);
  if (path !== `${base}/personen` || method !== 'POST') return undefined;
  if (headers['x-api-key'] !== brpSimulatorKey && headers.authorization !== simulatorAuthorisation)
    return problem(401, 'authentication', 'Niet correct geauthenticeerd.');
  const question = JSON.parse(body) as Question;
  const bad = findBadParameter(question);
  if (bad !== undefined) return invalid(bad);
  const purpose = headers['x-doelbinding']?.toString();
  if (purpose === undefined) return problem(403, 'authorisation', 'Er is geen doelbinding.');
  const { fields, type } = question;
  calls.push({ fields, purpose, processing: headers['x-verwerking']?.toString() });
  const found = simulatedPersons.filter(
    (one) => one.burgerservicenummer === question.burgerservicenummer[0],
  );
  return { body: { type, personen: found.map((person) => onlyFields(person, fields)) } };
}

interface Question {
  readonly type: string;
  readonly burgerservicenummer: readonly string[];
  readonly fields: readonly string[];
}

interface BadParameter {
  readonly name: string;
  readonly code: string;
  readonly reason: string;
}

function findBadParameter({ type, burgerservicenummer: numbers, fields }: Question) {
  if (type !== 'RaadpleegMetBurgerservicenummer')
    return { name: 'type', code: 'value', reason: 'Waarde is geen geldig zoek type.' };
  if (numbers.length === 0)
    return {
      name: 'burgerservicenummer',
      code: 'minItems',
      reason: 'Array bevat minder dan 1 items.',
    };
  const at = numbers.findIndex((number) => !/^\d{9}$/.test(number));
  if (at >= 0)
    return {
      name: `burgerservicenummer[${String(at)}]`,
      code: 'pattern',
      reason: 'Waarde voldoet niet aan patroon ^[0-9]{9}$.',
    };
  if (fields.length === 0)
    return { name: 'fields', code: 'minItems', reason: 'Array bevat minder dan 1 items.' };
  return undefined;
}

const invalid = (parameter: BadParameter): SimulatedResponse => ({
  status: 400,
  headers: { 'content-type': 'application/problem+json' },
  body: {
    type: 'https://datatracker.ietf.org/doc/html/rfc7231#section-6.5.1',
    title: 'Een of meerdere parameters zijn niet correct.',
    status: 400,
    detail: `De foutieve parameter(s) zijn: ${parameter.name}.`,
    code: 'paramsValidation',
    instance: `${base}/personen`,
    invalidParams: [parameter],
  },
});

const problem = (status: number, code: string, title: string): SimulatedResponse => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: { title, status, code, instance: `${base}/personen` },
});

/** The requested members, and what the register always adds. */
function onlyFields(person: object, fields: readonly string[]): object {
  const wanted = [...fields, 'geheimhoudingPersoonsgegevens'].map((field) => field.split('.'));
  // The type of a date or a place of residence comes with any part of it.
  return pick(person, wanted) as object;
}

function pick(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (paths.some((path) => path.length === 0)) return value;
  if (Array.isArray(value)) return value.map((one) => pick(one, paths));
  if (typeof value !== 'object' || value === null) return undefined;
  const picked = Object.entries(value).flatMap(([name, inner]) => {
    const below = paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
    if (name === 'type') return [[name, inner as unknown] as const];
    return below.length === 0 ? [] : [[name, pick(inner, below)] as const];
  });
  return Object.fromEntries(picked.filter(([, inner]) => inner !== undefined));
}
