import type { Schema } from '@form-builder/core/contract/endpoint.ts';
import { problemSchema } from '@form-builder/core/contract/problem.ts';
import type { Procedure } from '@form-builder/core/contract/procedure.ts';
import { procedures } from '@form-builder/core/contract/rpc.ts';
import * as v from 'valibot';
import type { ApiContactConfig } from '../../config/api-contact-config.ts';
import { apiVersion } from '../responses/api-version.ts';
import type { DescribedContract, DescribedEndpoint } from './described-endpoint.ts';
import { createSchemaWriter, type SchemaWriter } from './openapi-schemas.ts';
import {
  problemResponses,
  responseHeaders,
  responsesOf,
  versionHeader,
} from './openapi-responses.ts';
import { locate, mainBase, ownServers } from './openapi-servers.ts';

type Json = Record<string, unknown>;

/** The origin of the API that the document describes, and the contact for it. */
export interface OpenApiPlace {
  readonly origin: string;
  /** The contact for the API; `null` when the operator set none. */
  readonly contact: ApiContactConfig | null;
  /** The path before every version: empty, or that of the operators' API. */
  readonly base?: string;
}

/** The contract as an OpenAPI 3.1 document, with access levels and permissions. */
export function createOpenApiDocument(
  contract: DescribedContract,
  { origin, contact, base = mainBase }: OpenApiPlace,
): Json {
  const schemas = createSchemaWriter();
  schemas.define('Problem', problemSchema);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Form builder',
      version: apiVersion,
      license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
      ...defined('contact', contact ?? undefined),
    },
    servers: [{ url: `${origin}${base}` }],
    paths: { ...pathsOf(contract, { origin, base }, schemas), '/openapi.json': documentPath },
    components: {
      schemas: schemas.defined,
      headers: responseHeaders,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    // Procedures have one of the endpoints of tenants.
    ...(base === mainBase && { 'x-procedures': describeProcedures(schemas) }),
  };
}

function pathsOf(
  contract: DescribedContract,
  { origin, base }: { readonly origin: string; readonly base: string },
  schemas: SchemaWriter,
): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(contract)) {
    const located = locate(endpoint.path);
    const servers = located.base === base ? undefined : ownServers(origin, located);
    const item = (paths[located.path] ??= defined('servers', servers));
    item[endpoint.method.toLowerCase()] = operation(name, endpoint, schemas);
  }
  return paths;
}

/** The path of the document itself, which any site may read. */
const documentPath: Json = {
  get: {
    operationId: 'openApiDocument',
    summary: 'This document.',
    tags: ['openapi.json'],
    security: [],
    responses: {
      200: {
        description: 'The OpenAPI document.',
        headers: { ...versionHeader, 'access-control-allow-origin': { schema: { const: '*' } } },
        content: { 'application/json': { schema: { type: 'object' } } },
      },
      ...problemResponses(['not_found']),
    },
  },
};

function operation(name: string, endpoint: DescribedEndpoint, schemas: SchemaWriter): Json {
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
  return parts.find((part) => !/^(v\d+|operators)$/.test(part)) ?? 'api';
}

function accessOf(access: DescribedEndpoint['access']): Json {
  if (access.level === 'operator')
    return { 'x-access': 'operator', 'x-scope': access.scope, security: [{ bearer: [] }] };
  if (access.level === 'public') return { 'x-access': 'public', security: [{}, { bearer: [] }] };
  return { 'x-access': 'private', 'x-permissions': access.anyOf, security: [{ bearer: [] }] };
}

function parametersOf(
  endpoint: DescribedEndpoint,
  schemas: SchemaWriter,
): readonly Json[] | undefined {
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
  const offered = Object.entries(properties).filter(([, member]) => !hasNoNames(member));
  return offered.map(([name, member]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: member,
    // `filter[field]=value`
    ...(isObject(member) ? { style: 'deepObject', explode: true } : {}),
  }));
}

/** The filter parameter of a list without filters. */
function hasNoNames(schema: unknown): boolean {
  return v.is(v.object({ propertyNames: v.object({ enum: v.tuple([]) }) }), schema);
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

function describeProcedures(schemas: SchemaWriter): readonly Json[] {
  return Object.values<Procedure>(procedures).map((procedure) =>
    describeProcedure(procedure, schemas),
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
