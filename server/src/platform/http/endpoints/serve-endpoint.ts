import type { Endpoint, EndpointShape, Schema } from '@form-builder/core/contract/endpoint.ts';
import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { problemStatus, type ProblemCode } from '@form-builder/core/contract/problem.ts';
import { idleHeader } from '@form-builder/core/contract/staff/users/idle-header.ts';
import type { Pool } from 'pg';
import * as v from 'valibot';
import { withTenant, type TenantTransaction } from '../../database/tenancy/tenant-transaction.ts';
import { LoggableError } from '../../logging/loggable-error.ts';
import { RequestError } from '../../request-error.ts';
import { admit } from './check-access.ts';
import type { AppContext } from '../app-environment.ts';
import { assertStorable } from '../requests/assert-storable.ts';
import { allowOrigin } from '../responses/cross-origin.ts';
import type { Caller } from '../caller.ts';
import type { HandlerContext } from './handlers.ts';
import type { Runtime } from '../../runtime.ts';
import type { Tenant } from '../../database/tenancy/tenant.ts';
import { FileResponse, sendFileResponse } from './file-response.ts';
import { inputErrors } from '../requests/input-issues.ts';
import { clientNetwork } from '../rate-limits/client-network.ts';
import { CachedResponse } from '../caching/cached-response.ts';
import { sendCachedResponse } from '../caching/send-cached-response.ts';
import { parseQuery } from '../requests/query-string.ts';
import { enforceLimit, type RateLimit } from '../rate-limits/rate-limit.ts';
import { defaultBodyLimitBytes, readJsonBody } from '../requests/read-json-body.ts';
import { addressOf, hostOf } from '../tenancy/request-host.ts';
import type { ResolveTenant } from '../tenancy/tenancy.ts';

/** The server's services that endpoints need. */
export interface ApiContext {
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly resolveTenant: ResolveTenant;
  readonly authenticate: (
    tenant: Tenant,
    authorization: string,
    idleMs?: number,
  ) => Promise<Caller>;
  readonly limitPublicWrites: RateLimit;
  /** Throws when the tenant does not use a feature. */
  readonly assertFeature: (
    transaction: TenantTransaction,
    id: FeatureId,
    language: Language,
  ) => Promise<void>;
  /** Called when a user has no permission for a call. */
  readonly onRefused: (refusal: RefusedCall) => Promise<void>;
  readonly isProxyTrusted: boolean;
}

/** A call for which a user has no permission. */
export interface RefusedCall {
  readonly tenant: Tenant;
  readonly caller: Caller;
  readonly network: string;
  readonly endpoint: Endpoint;
}

/** A handler whose endpoint is only known at run time; the contract's types have checked it. */
export type AnyHandler = (context: HandlerContext<Endpoint>) => Promise<unknown>;

/**
 * Serves one request: resolves the tenant and the caller, checks access, parses the input, calls the handler
 * and sends the response.
 */
export async function serveEndpoint(
  c: AppContext,
  endpoint: Endpoint,
  handler: AnyHandler,
  api: ApiContext,
): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  const tenant = await api.resolveTenant(c.env.incoming);
  c.set('tenant', tenant);
  allowOrigin(c, endpoint, tenant, hostOf(c.env.incoming, api.isProxyTrusted));
  const network = clientNetwork(addressOf(c.env.incoming, api.isProxyTrusted));
  const found = await findCaller(c, tenant, api);
  try {
    const call = { tenant, caller: found, network, api };
    return await answerCall(c, endpoint, handler, call);
  } catch (error) {
    if (found !== null && isRefusal(error))
      await api.onRefused({ tenant, caller: found, network, endpoint });
    throw error;
  }
}

interface Call {
  readonly api: ApiContext;
  readonly tenant: Tenant;
  readonly caller: Caller | null;
  readonly network: string;
}

async function answerCall(
  c: AppContext,
  endpoint: Endpoint,
  handler: AnyHandler,
  { api, tenant, caller: found, network }: Call,
): Promise<Response> {
  const caller = admit(endpoint.access, found);
  if (endpoint.access.level === 'public' && endpoint.method !== 'GET' && !endpoint.isBeacon)
    await enforceLimit(api.limitPublicWrites, `${tenant.id} ${network}`);
  const transaction = withTenant(api.pool, tenant.id);
  if (endpoint.feature !== undefined)
    await api.assertFeature(transaction, endpoint.feature, c.get('language'));
  const answer = await handler({
    ...(await parseRequest(c, endpoint)),
    ...api.runtime,
    tenant,
    caller,
    reviewKey: reviewKeyOf(c),
    language: c.get('language'),
    origin: c.req.header('origin') ?? null,
    network,
    requestId: c.get('requestId'),
    transaction,
  });
  return present(c, endpoint, answer);
}

const rightsRefusals: ReadonlySet<ProblemCode> = new Set([
  'forbidden',
  'permission_not_held',
  'own_rights',
]);

const isRefusal = (error: unknown): boolean =>
  error instanceof RequestError && rightsRefusals.has(error.code);

async function findCaller(c: AppContext, tenant: Tenant, api: ApiContext) {
  const authorization = c.req.header('authorization');
  // A review link gives access to one version; it does not identify a user.
  if (authorization === undefined || reviewKeyOf(c) !== null) return null;
  return api.authenticate(tenant, authorization, idleMsOf(c));
}

/** For how long nobody has used the page that makes the request; other clients do not say so, and are in use. */
function idleMsOf(c: AppContext): number {
  const header = c.req.header(idleHeader) ?? '';
  return /^\d{1,7}$/.test(header) ? Number(header) * 1000 : 0;
}

function reviewKeyOf(c: AppContext): string | null {
  return /^Review (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}

/** The parts of a request, each parsed by the schema of the endpoint; throws for what does not match. */
export async function parseRequest(c: AppContext, endpoint: EndpointShape) {
  const language = c.get('language');
  const refuse = (issues: readonly v.BaseIssue<unknown>[]) =>
    new RequestError('invalid', { errors: inputErrors(issues, language) });
  const params = parsePart(endpoint.params, c.req.param(), () => notFound(endpoint));
  const asked = parseQuery(new URL(c.req.url).search);
  assertStorable(asked, language);
  const query = parsePart(endpoint.query, asked, refuse);
  const headers = parsePart(endpoint.headers, c.req.header(), (issues) =>
    lacksTag(issues) ? new RequestError('precondition_required') : refuse(issues),
  );
  const sent =
    endpoint.body === undefined
      ? undefined
      : await readJsonBody(c.env.incoming, {
          limitBytes: endpoint.bodyLimitBytes ?? defaultBodyLimitBytes,
          allowsPlainText: endpoint.isBeacon === true,
        });
  assertStorable(sent, language);
  return { params, query, headers, body: parsePart(endpoint.body, sent, refuse) };
}

function parsePart(
  schema: Schema | undefined,
  input: unknown,
  refuse: (issues: readonly v.BaseIssue<unknown>[]) => RequestError,
): undefined {
  if (schema === undefined) return undefined;
  const parsed = v.safeParse(schema, input);
  if (!parsed.success) throw refuse(parsed.issues);
  // The parts of an endpoint that is only known at run time have no type; its handler knows them.
  return parsed.output as undefined;
}

/** An id that cannot exist gives the endpoint's own `not found` error. */
function notFound(endpoint: EndpointShape): RequestError {
  const code = endpoint.errors.find((error: ProblemCode) => problemStatus[error] === 404);
  return new RequestError(code ?? 'not_found');
}

function lacksTag(issues: readonly v.BaseIssue<unknown>[]): boolean {
  return issues.some(({ path }) => path?.[0]?.key === 'if-match');
}

/** Sends the answer of a handler, as the endpoint declares it. */
export function present(
  c: AppContext,
  endpoint: EndpointShape,
  answer: unknown,
): Response | Promise<Response> {
  if (answer instanceof CachedResponse) return sendCachedResponse(c, answer, 'application/json');
  if (answer instanceof FileResponse) return sendFileResponse(c, answer);
  if (endpoint.answer === undefined) return c.body(null, 204);
  const parsed = v.safeParse(endpoint.answer, answer);
  if (!parsed.success) {
    const paths = parsed.issues.map((issue) => v.getDotPath(issue) ?? '').join(', ');
    throw new LoggableError(
      `The answer of ${endpoint.method} ${endpoint.path} is not what the contract says: ${paths}`,
    );
  }
  const tag = v.safeParse(taggedSchema, parsed.output);
  if (tag.success) c.header('ETag', `"${String(tag.output.data.revision)}"`);
  c.header('Content-Type', 'application/json; charset=utf-8');
  return c.body(JSON.stringify(parsed.output), endpoint.status === 201 ? 201 : 200);
}

/** Responses with one editable resource: its revision is the tag for `If-Match`. */
const taggedSchema = v.object({ data: v.object({ revision: v.number() }) });
