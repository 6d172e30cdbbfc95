import type { DescribedEndpoint } from './described-endpoint.ts';
import { problemStatus, type ProblemCode } from '@form-builder/core/contract/problem.ts';
import type { SchemaWriter } from './openapi-schemas.ts';

type Json = Record<string, unknown>;

/** The content of `components.headers`: every response contains the version of the API. */
export const responseHeaders = {
  ApiVersion: {
    description: 'The full version of the API (API Design Rules, /core/version-header).',
    schema: { type: 'string' },
  },
};

/** The headers of every response of the API. */
export const versionHeader = { 'API-Version': { $ref: '#/components/headers/ApiVersion' } };

/** The responses of an endpoint: the success response, and each problem by its status. */
export function responsesOf(endpoint: DescribedEndpoint, schemas: SchemaWriter): Json {
  const success =
    endpoint.answer === undefined
      ? { description: 'Done.' }
      : {
          description: 'The answer.',
          content: { 'application/json': { schema: schemas.write(endpoint.answer, 'output') } },
        };
  return {
    [endpoint.status]: { ...success, headers: versionHeader },
    ...problemResponses(problemsOf(endpoint)),
  };
}

/** The problems that the endpoint declares, and those that every endpoint of its kind can return. */
function problemsOf({ access, feature, errors, method, query, body }: DescribedEndpoint) {
  return [
    ...new Set<ProblemCode>([
      ...errors,
      ...problemsOfAccess(access, method),
      'internal',
      'unavailable',
      ...(feature ? (['feature_inactive'] as const) : []),
      ...(query || body ? (['invalid'] as const) : []),
      ...(body ? (['malformed_json', 'too_large', 'unsupported_media_type'] as const) : []),
    ]),
  ];
}

function problemsOfAccess(
  access: DescribedEndpoint['access'],
  method: DescribedEndpoint['method'],
): readonly ProblemCode[] {
  if (access.level === 'operator') {
    const ofScope = access.scope === 'write' ? (['operator_scope'] as const) : [];
    return ['not_authenticated', 'operator_token_invalid', 'too_many_requests', ...ofScope];
  }
  const ofTenant = ['tenant_not_found', 'tenant_disabled', 'token_expired'] as const;
  if (access.level === 'private')
    return [...ofTenant, 'not_authenticated', 'forbidden', 'password_change_required'];
  return method === 'GET' ? ofTenant : [...ofTenant, 'too_many_requests'];
}

/** One response for each status of these problems. */
export function problemResponses(codes: readonly ProblemCode[]): Json {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) {
    byStatus.set(problemStatus[code], [...(byStatus.get(problemStatus[code]) ?? []), code]);
  }
  const schema = { $ref: '#/components/schemas/Problem' };
  return Object.fromEntries(
    [...byStatus].map(([status, statusCodes]) => [
      status,
      {
        description: statusCodes.join(', '),
        headers: versionHeader,
        content: { 'application/problem+json': { schema } },
      },
    ]),
  );
}
