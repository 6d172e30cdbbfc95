import type { Access, Contract, Endpoint, Schema } from '@form-builder/core/contract/endpoint.ts';
import {
  problemSchema,
  problemStatus,
  type ProblemCode,
} from '@form-builder/core/contract/problem.ts';
import type { Procedure } from '@form-builder/core/contract/procedure.ts';
import { procedures } from '@form-builder/core/contract/rpc.ts';
import * as v from 'valibot';
import { createSchemaWriter, type SchemaWriter } from './openapi-schemas.ts';

type Json = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document, with access levels and permissions. */
export function createOpenApiDocument(contract: Contract): Json {
  const schemas = createSchemaWriter();
  schemas.define('Problem', problemSchema);
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(contract)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint, schemas);
  }
  const describedProcedures = Object.values<Procedure>(procedures).map((procedure) =>
    describeProcedure(procedure, schemas),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Form builder', version: 'v0', license: { name: 'EUPL-1.2' } },
    paths,
    components: {
      schemas: schemas.defined,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    'x-procedures': describedProcedures,
  };
}

function operation(name: string, endpoint: Endpoint, schemas: SchemaWriter): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [tagOf(endpoint.path)],
    ...accessOf(endpoint.access),
    ...defined('parameters', parametersOf(endpoint, schemas)),
    ...defined('requestBody', endpoint.body && requestBody(endpoint.body, schemas)),
    responses: responsesOf(endpoint, schemas),
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

function parametersOf(endpoint: Endpoint, schemas: SchemaWriter): readonly Json[] | undefined {
  const parameters = [
    ...parametersIn('path', endpoint.params, schemas),
    ...parametersIn('query', endpoint.query, schemas),
    ...parametersIn('header', endpoint.headers, schemas),
  ];
  return parameters.length === 0 ? undefined : parameters;
}

const objectSchema = v.object({
  properties: v.optional(v.record(v.string(), v.unknown()), {}),
  required: v.optional(v.array(v.string()), []),
});

function parametersIn(
  place: 'path' | 'query' | 'header',
  schema: Schema | undefined,
  schemas: SchemaWriter,
): Json[] {
  if (schema === undefined) return [];
  const { properties, required } = v.parse(objectSchema, schemas.write(schema, 'input'));
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

function requestBody(schema: Schema, schemas: SchemaWriter): Json {
  return {
    required: true,
    content: { 'application/json': { schema: schemas.write(schema, 'input') } },
  };
}

function responsesOf(endpoint: Endpoint, schemas: SchemaWriter): Json {
  const success =
    endpoint.answer === undefined
      ? { description: 'Done.' }
      : {
          description: 'The answer.',
          content: { 'application/json': { schema: schemas.write(endpoint.answer, 'output') } },
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

function describeProcedure(procedure: Procedure, schemas: SchemaWriter): Json {
  return {
    signature: procedure.signature,
    summary: procedure.summary,
    'x-access': procedure.access.level,
    ...(procedure.access.level === 'private' ? { 'x-permissions': procedure.access.anyOf } : {}),
    body: schemas.write(procedure.body, 'input'),
    data: schemas.write(procedure.data, 'output'),
  };
}

function defined(name: string, value: unknown): Json {
  return value === undefined ? {} : { [name]: value };
}
