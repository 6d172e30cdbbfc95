import type { Contract, Endpoint } from '@form-builder/core/contract/endpoint.ts';
import type { Hono } from 'hono';
import { RequestError } from '../../request-error.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { apiVersionHeader } from '../responses/api-version.ts';
import { answerPreflight } from '../responses/cross-origin.ts';
import type { Handlers } from './handlers.ts';
import { serveEndpoint, type AnyHandler, type ApiContext } from './serve-endpoint.ts';

/** Adds a route for every endpoint of the contract, with preflight and 405 for other methods. */
export function mountContract<C extends Contract>(
  app: Hono<AppEnvironment>,
  contract: C,
  handlers: Handlers<C>,
  api: ApiContext,
): void {
  const paths = byPath(contract);
  for (const path of paths.keys()) app.use(path, apiVersionHeader);
  for (const [name, endpoint] of Object.entries<Endpoint>(contract)) {
    // `Handlers<C>` contains a handler for exactly this endpoint, which the type of a loop cannot express.
    const handler = handlers[name] as unknown as AnyHandler;
    app.on(endpoint.method, endpoint.path, (c) => {
      c.set('route', endpoint.path);
      return serveEndpoint(c, endpoint, handler, api);
    });
  }
  for (const [path, endpoints] of paths) mountOtherMethods(app, path, endpoints, api);
}

function mountOtherMethods(
  app: Hono<AppEnvironment>,
  path: string,
  endpoints: readonly Endpoint[],
  api: ApiContext,
): void {
  const methods = endpoints.map(({ method }) => method).join(', ');
  app.options(path, async (c) => {
    c.set('route', path);
    return answerPreflight(c, endpoints, await api.resolveTenant(c.env.incoming));
  });
  app.all(path, (c) => {
    c.set('route', path);
    c.header('Allow', methods);
    throw new RequestError('method_not_allowed');
  });
}

/** Groups endpoints by the shape of their path, regardless of parameter names. */
function byPath(contract: Contract): Map<string, Endpoint[]> {
  const paths = new Map<string, Endpoint[]>();
  for (const endpoint of Object.values(contract)) {
    paths.set(endpoint.path, [...(paths.get(endpoint.path) ?? []), endpoint]);
  }
  return paths;
}
