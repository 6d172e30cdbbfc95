import type {
  OutgoingClient,
  OutgoingRequest,
  OutgoingResponse,
} from '../../src/platform/outgoing/outgoing-client.ts';
import { findContractProblems } from './published-schemas.ts';

/** What a driver sent, and what the simulator answered. */
export interface Exchange {
  readonly request: OutgoingRequest;
  readonly response: OutgoingResponse;
}

/** The body of an answer: one object, the objects of a page (in `results` or another member) or of a list, or nothing. */
type PublishedAnswer =
  | string
  | { readonly page: string; readonly of: string; readonly member?: string }
  | { readonly listOf: string }
  | null;

/** An operation of a published API; schemas are named as `findContractProblems` has them. */
export interface PublishedOperation {
  readonly method: OutgoingRequest['method'];
  readonly path: RegExp;
  /** Of the parameters as texts; repeated ones are lists. */
  readonly query?: string;
  /** How the values of headers begin. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Of JSON, or of the fields of a form; absent for an operation without a body, or whose body is a file. */
  readonly body?: string;
  readonly answers: Readonly<Record<number, PublishedAnswer>>;
  /** Where the published document contradicts the service itself, with the source of that. */
  readonly deviations?: readonly { readonly problem: RegExp; readonly source: string }[];
}

/** A client that keeps what goes through it. */
export function recordExchanges(client: OutgoingClient) {
  const exchanges: Exchange[] = [];
  const recorded: OutgoingClient = {
    ...client,
    send: async (request) => {
      const response = await client.send(request);
      exchanges.push({ request, response });
      return response;
    },
  };
  return { client: recorded, exchanges };
}

/** What is wrong with each exchange, and the operations that no exchange used: those prove nothing. */
export async function checkExchanges(
  exchanges: readonly Exchange[],
  operations: readonly PublishedOperation[],
) {
  const unused = new Set(operations);
  const problems = new Set<string>();
  for (const exchange of exchanges) {
    const { method, url } = exchange.request;
    const operation = operations.find(
      (one) => one.method === method && one.path.test(url.pathname),
    );
    if (operation === undefined) problems.add(`${method} ${url.pathname} is not published`);
    else {
      unused.delete(operation);
      for (const problem of await problemsOf(exchange, operation)) problems.add(problem);
    }
  }
  return { problems: [...problems], unused: [...unused].map(({ path }) => path.source) };
}

async function problemsOf({ request, response }: Exchange, operation: PublishedOperation) {
  const { query, headers = {}, body, deviations = [] } = operation;
  const name = `${request.method} ${operation.path.source}`;
  const sent = [
    ...(query === undefined ? [] : findContractProblems(query, queryOf(request.url), 'request')),
    ...Object.entries(headers).flatMap(([header, value]) =>
      request.headers[header]?.startsWith(value) === true ? [] : [`has no header ${header}`],
    ),
    ...(body === undefined ? [] : findContractProblems(body, await readBody(request), 'request')),
    ...(body === undefined && typeof request.body === 'string' ? ['has a body'] : []),
  ];
  return [
    ...sent.map((problem) => `${name} request: ${problem}`),
    ...answerProblems(response, operation).map(
      (problem) => `${name} answer ${String(response.status)}: ${problem}`,
    ),
  ].filter((problem) => !deviations.some((one) => one.problem.test(problem)));
}

function queryOf({ searchParams }: URL): unknown {
  const names = new Set(searchParams.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const [first, ...more] = searchParams.getAll(name);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
}

async function readBody({ body, headers }: OutgoingRequest): Promise<unknown> {
  if (typeof body === 'string') return JSON.parse(body);
  if (body === undefined) return undefined;
  const form = await new Response(Uint8Array.from(body), { headers }).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : 'bytes']),
  );
}

function answerProblems(
  { status, text }: OutgoingResponse,
  { answers }: PublishedOperation,
): readonly string[] {
  const answer = answers[status];
  if (answer === undefined) return ['is not published'];
  if (answer === null) return text === '' || text === '""' ? [] : ['has a body'];
  const content: unknown = JSON.parse(text);
  if (typeof answer === 'string') return findContractProblems(answer, content, 'answer');
  if ('listOf' in answer) return itemProblems(content, answer.listOf);
  const { page, of, member = 'results' } = answer;
  const found = new Map<string, unknown>(Object.entries(content ?? {}));
  return [...findContractProblems(page, content, 'answer'), ...itemProblems(found.get(member), of)];
}

const itemProblems = (items: unknown, schema: string): readonly string[] =>
  Array.isArray(items)
    ? items.flatMap((one: unknown) => findContractProblems(schema, one, 'answer'))
    : ['is no list'];
