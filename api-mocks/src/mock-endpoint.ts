import type {
  Answer,
  Endpoint,
  Method,
  Request as EndpointRequest,
} from '@form-builder/core/contract/endpoint.ts';
import { problemStatus, type ProblemCode } from '@form-builder/core/contract/problem.ts';
import { http, HttpResponse, type HttpHandler } from 'msw';
import * as v from 'valibot';
import { buildProblem } from './builders/build-problem.ts';
import { readQuery } from './read-query.ts';

const methods = {
  GET: http.get,
  POST: http.post,
  PATCH: http.patch,
  PUT: http.put,
  DELETE: http.delete,
} as const satisfies Record<Method, unknown>;

/** Thrown by a resolver to reject as the server would. */
export class MockProblem extends Error {
  override readonly name = 'MockRefusal';
  readonly code: ProblemCode;

  constructor(code: ProblemCode) {
    super(code);
    this.code = code;
  }
}

/**
 * A handler for one endpoint on any origin, typed by the contract: parses the request, and passes the response
 * through its schema, so that a mock cannot return what the server would not.
 */
export function mockEndpoint<E extends Endpoint>(
  endpoint: E,
  resolve: (request: EndpointRequest<E>) => Answer<E> | Promise<Answer<E>>,
): HttpHandler {
  return methods[endpoint.method](`*${endpoint.path}`, async ({ request, params }) => {
    try {
      const answer: unknown = await resolve(await parseRequest(endpoint, request, params));
      if (endpoint.answer === undefined) return new HttpResponse(null, { status: endpoint.status });
      const body = v.parse(endpoint.answer, answer) as object; // every answer of the contract is one
      return HttpResponse.json(body, { status: endpoint.status });
    } catch (error) {
      if (error instanceof MockProblem) return refuse(error.code);
      throw error;
    }
  });
}

async function parseRequest<E extends Endpoint>(
  endpoint: E,
  request: Request,
  params: Readonly<Record<string, unknown>>,
): Promise<EndpointRequest<E>> {
  const parsed = {
    params: endpoint.params && v.parse(endpoint.params, params),
    query: endpoint.query && v.parse(endpoint.query, readQuery(new URL(request.url).searchParams)),
    headers: endpoint.headers && v.parse(endpoint.headers, Object.fromEntries(request.headers)),
    body: endpoint.body && v.parse(endpoint.body, await request.json()),
  };
  return parsed as EndpointRequest<E>; // each member was parsed by the schema its type is made from
}

function refuse(code: ProblemCode): HttpResponse<object> {
  return HttpResponse.json(buildProblem({ code, status: problemStatus[code] }), {
    status: problemStatus[code],
    headers: { 'content-type': 'application/problem+json' },
  });
}
