import type { OperatorEndpoint } from '@form-builder/core/contract/operators/operator-endpoint.ts';
import {
  operatorsContract,
  type OperatorsApi,
} from '@form-builder/core/contract/operators/operators-contract.ts';
import { slugSchema } from '@form-builder/core/contract/operators/tenants.ts';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { platformDatabase } from '../../platform/database/platform-database.ts';
import type { AppContext, AppEnvironment } from '../../platform/http/app-environment.ts';
import { parseRequest, present } from '../../platform/http/endpoints/serve-endpoint.ts';
import { enforceLimit } from '../../platform/http/rate-limits/rate-limit.ts';
import { apiVersionHeader } from '../../platform/http/responses/api-version.ts';
import { RequestError } from '../../platform/request-error.ts';
import { insertOperatorEvent } from '../../tenants/events/operator-events-queries.ts';
import type { OperatorResult } from '../../tenants/events/operator-events-tables.ts';
import type { OperatorContext } from '../../tenants/events/operator.ts';
import { TenantRefusal } from '../../tenants/tenant-refusal.ts';
import type { OperatorToken } from '../../tenants/tokens/operator-tokens-queries.ts';
import { authenticateOperator, bearerOf } from '../authenticate-operator.ts';
import type { OperatorsContext } from '../operators-context.ts';
import type { OperatorCall, OperatorHandlers } from './operator-handlers.ts';
import { recordedActions } from './recorded-actions.ts';

/** A handler whose endpoint is only known at run time; the contract's types have checked it. */
type AnyOperatorHandler = (call: OperatorCall<OperatorEndpoint>) => Promise<unknown>;

type EndpointName = keyof OperatorsApi;

/** Adds a route for every endpoint of the operators' API, and 405 for other methods. */
export function mountOperatorsApi(
  app: Hono<AppEnvironment>,
  handlers: OperatorHandlers,
  context: OperatorsContext,
): void {
  const methods = new Map<string, string[]>();
  for (const [key, endpoint] of Object.entries<OperatorEndpoint>(operatorsContract)) {
    // The entries of the contract are its own names.
    const name = key as EndpointName;
    // `OperatorHandlers` contains a handler for exactly this endpoint, which the type of a loop cannot express.
    const handler = handlers[name] as unknown as AnyOperatorHandler;
    methods.set(endpoint.path, [...(methods.get(endpoint.path) ?? []), endpoint.method]);
    app.use(endpoint.path, apiVersionHeader);
    app.on(endpoint.method, endpoint.path, (c) => {
      c.set('route', endpoint.path);
      return serve(c, { name, endpoint, handler }, context);
    });
  }
  for (const [path, allowed] of methods)
    app.all(path, (c) => {
      c.set('route', path);
      c.header('Allow', allowed.join(', '));
      throw new RequestError('method_not_allowed');
    });
}

interface Served {
  readonly name: EndpointName;
  readonly endpoint: OperatorEndpoint;
  readonly handler: AnyOperatorHandler;
}

/** Serves one call: token, limit and scope first; the log of operators has every call of a valid token. */
async function serve(c: AppContext, served: Served, context: OperatorsContext): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  const token = await authenticateOperator(c, bearerOf(c), context);
  await enforceLimit(context.limitCalls, token.id);
  const caller: Caller = { token, context, reason: null };
  return present(c, served.endpoint, await runRecorded(c, served, caller));
}

/** Who calls, and why: known once the request is parsed. */
interface Caller {
  readonly token: OperatorToken;
  readonly context: OperatorsContext;
  reason: string | null;
}

/** Runs the call and writes its one event, unless the use case wrote it. */
async function runRecorded(c: AppContext, served: Served, caller: Caller): Promise<unknown> {
  const { writesItself } = recordedActions[served.name];
  let answer: unknown;
  try {
    answer = await run(c, served, caller);
  } catch (error) {
    const result = resultOf(error);
    const isWritten =
      result === 'failed'
        ? writesItself === 'success and failure'
        : error instanceof TenantRefusal && error.isLogged;
    if (!isWritten) await record(c, served, { ...caller, result });
    throw toRequestError(error) ?? error;
  }
  if (writesItself === undefined) await record(c, served, { ...caller, result: 'done' });
  return answer;
}

function resultOf(error: unknown): 'failed' | 'refused' {
  const refusal = toRequestError(error);
  return refusal === undefined || refusal.code === 'unavailable' ? 'failed' : 'refused';
}

async function run(c: AppContext, { endpoint, handler }: Served, caller: Caller): Promise<unknown> {
  const isAllowed = endpoint.access.scope === 'read' || caller.token.scope === 'write';
  // Parsed before it is refused, so that the event has the reason.
  const request = await parseRequest(c, endpoint).catch((error: unknown) => {
    throw isAllowed ? error : new RequestError('operator_scope');
  });
  caller.reason = reasonOf(request.body);
  if (!isAllowed) throw new RequestError('operator_scope');
  return handler({
    ...request,
    ...operatorOf(caller),
    language: c.get('language'),
  });
}

function operatorOf({ token, context, reason }: Caller): OperatorContext {
  return {
    runtime: context.runtime,
    operator: { name: token.person, reason, channel: 'api', tokenId: token.id },
  };
}

const bodyWithReason = v.object({ reason: v.nullable(v.string()) });

function reasonOf(body: unknown): string | null {
  return v.is(bodyWithReason, body) ? body.reason : null;
}

/** The event of a call that the use case does not write itself. */
async function record(
  c: AppContext,
  { name }: Served,
  { result, ...caller }: Caller & { readonly result: OperatorResult },
): Promise<void> {
  const slug = c.req.param('slug');
  await insertOperatorEvent(platformDatabase(caller.context.pool), operatorOf(caller), {
    action: recordedActions[name].action,
    tenant: slug !== undefined && v.is(slugSchema, slug) ? { id: null, slug } : null,
    result,
  });
}

function toRequestError(error: unknown): RequestError | undefined {
  if (error instanceof RequestError) return error;
  return error instanceof TenantRefusal
    ? new RequestError(error.code, { cause: error })
    : undefined;
}
