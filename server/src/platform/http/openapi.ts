import type { Access, Contract, Endpoint, Schema } from '@form-builder/core/contract/endpoint.ts';
import {
  problemSchema,
  problemStatus,
  type ProblemCode,
} from '@form-builder/core/contract/problem.ts';
import { procedures, type Procedure } from '@form-builder/core/contract/rpc.ts';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

type Json = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document, with access levels and permissions. */
export function createOpenApiDocument(contract: Contract): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(contract)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Form builder', version: 'v0', license: { name: 'EUPL-1.2' } },
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    'x-procedures': Object.values<Procedure>(procedures).map(describeProcedure),
  };
}

function operation(name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [tagOf(endpoint.path)],
    ...accessOf(endpoint.access),
    ...defined('parameters', parametersOf(endpoint)),
    ...defined('requestBody', endpoint.body && requestBody(endpoint.body)),
    responses: responsesOf(endpoint),
  };
}

function tagOf(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && !part.startsWith(':'));
  return parts.find((part) => !/^v\d+$/.test(part)) ?? 'api';
}

function accessOf(access: Access): Json {
  if (access.level === 'public') return { 'x-access': 'public', security: [{}, { bearer: [] }] };
  return { 'x-access': 'private', 'x-permissions': access.anyOf, security: [{ bearer: [] }] };
}

function parametersOf(endpoint: Endpoint): readonly Json[] | undefined {
  const parameters = [
    ...parametersIn('path', endpoint.params),
    ...parametersIn('query', endpoint.query),
    ...parametersIn('header', endpoint.headers),
  ];
  return parameters.length === 0 ? undefined : parameters;
}

const objectSchema = v.object({
  properties: v.optional(v.record(v.string(), v.unknown()), {}),
  required: v.optional(v.array(v.string()), []),
});

function parametersIn(place: 'path' | 'query' | 'header', schema: Schema | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties, required } = v.parse(objectSchema, jsonSchema(schema, 'input'));
  return Object.entries(properties).map(([name, member]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: member,
    // `filter[field]=value`
    ...(isObject(member) ? { style: 'deepObject', explode: true } : {}),
  }));
}

function isObject(schema: unknown): boolean {
  return v.is(v.object({ type: v.literal('object') }), schema);
}

function requestBody(schema: Schema): Json {
  return {
    required: true,
    content: { 'application/json': { schema: jsonSchema(schema, 'input') } },
  };
}

function responsesOf(endpoint: Endpoint): Json {
  const success =
    endpoint.answer === undefined
      ? { description: 'Done.' }
      : {
          description: 'The answer.',
          content: { 'application/json': { schema: jsonSchema(endpoint.answer, 'output') } },
        };
  return { [endpoint.status]: success, ...problemResponses(problemsOf(endpoint)) };
}

/** What the endpoint names, and what every endpoint of its kind can answer. */
function problemsOf(endpoint: Endpoint): readonly ProblemCode[] {
  const isPrivate = endpoint.access.level === 'private';
  return [
    ...new Set<ProblemCode>([
      ...endpoint.errors,
      'tenant_not_found',
      'tenant_disabled',
      'token_expired',
      'internal',
      ...(isPrivate ? (['not_authenticated', 'forbidden'] as const) : []),
      ...(endpoint.query || endpoint.body ? (['invalid'] as const) : []),
      ...(endpoint.body
        ? (['malformed_json', 'too_large', 'unsupported_media_type'] as const)
        : []),
    ]),
  ];
}

function problemResponses(codes: readonly ProblemCode[]): Json {
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
        content: { 'application/problem+json': { schema } },
      },
    ]),
  );
}

function describeProcedure(procedure: Procedure): Json {
  const { security: _, ...access } = accessOf(procedure.access);
  return {
    signature: procedure.signature,
    summary: procedure.summary,
    ...access,
    body: jsonSchema(procedure.body, 'input'),
    data: jsonSchema(procedure.data, 'output'),
  };
}

/** The JSON Schema of a contract's schema; checks that have no counterpart there are left out. */
function jsonSchema(schema: Schema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return rest;
}

function defined(name: string, value: unknown): Json {
  return value === undefined ? {} : { [name]: value };
}
