import type { Hono } from 'hono';
import type { AppEnvironment } from '../app-environment.ts';
import { apiVersionHeader } from '../responses/api-version.ts';
import { mainBase } from './openapi-servers.ts';
import { hostOf } from '../tenancy/request-host.ts';
import type { ApiContactConfig } from '../../config/api-contact-config.ts';
import type { DescribedContract } from './described-endpoint.ts';
import { createOpenApiDocument } from './openapi-document.ts';

/** The installation's own parts of the document. */
export interface OpenApiOptions {
  readonly isHttps: boolean;
  readonly isProxyTrusted: boolean;
  readonly contact: ApiContactConfig | null;
  /** Absent for the API of tenants. */
  readonly base?: string;
}

/** The paths of the document: below the version (`/core/publish-openapi`), and at the root. */
const documentPaths = (base: string) => [`${base}/openapi.json`, '/openapi.json'];

/** Publishes the contract as an OpenAPI document, for any site to read. */
export function mountOpenApi(
  app: Hono<AppEnvironment>,
  contract: DescribedContract,
  { isHttps, isProxyTrusted, contact, base = mainBase }: OpenApiOptions,
): void {
  for (const path of documentPaths(base)) {
    app.get(path, apiVersionHeader, (c) => {
      c.set('route', path);
      c.header('Access-Control-Allow-Origin', '*');
      c.header('Content-Type', 'application/json; charset=utf-8');
      const origin = `${isHttps ? 'https' : 'http'}://${hostOf(c.env.incoming, isProxyTrusted)}`;
      return c.body(JSON.stringify(createOpenApiDocument(contract, { origin, contact, base })));
    });
  }
}
