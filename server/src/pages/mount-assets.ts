import { serveStatic } from '@hono/node-server/serve-static';
import { existsSync } from 'node:fs';
import type { Hono, MiddlewareHandler } from 'hono';
import type { AppEnvironment } from '../platform/http/app-environment.ts';
import { pdfWorkerPolicy, workerPolicy } from './content-security-policy.ts';

const forever = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=300';

/** The folders in which file names contain a hash of the content, such as `date-4f9a2c1b.js`. */
const hashedFolder = /^\/(element|assets)\//;

/** The worker of pdf.js, in both builds; a worker has the policy of its own response. */
const pdfWorker = /\/pdf[-.]worker[-.][^/]+\.m?js$/;

/** The element's files may be loaded by every site. */
const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Serves the element's loader and chunks as they were built; every site may load them. */
export function mountElement(app: Hono<AppEnvironment>, folder: string): void {
  if (!existsSync(folder)) return;
  app.get('/form-builder-render.js', serveFiles(folder, '/form-builder-render.js', crossOrigin));
  app.get('/element/*', serveFiles(folder, '/element/*', crossOrigin));
}

/** Serves the admin app's files, except its page. */
export function mountAdminFiles(app: Hono<AppEnvironment>, folder: string): void {
  if (!existsSync(folder)) return;
  const serve = serveFiles(folder, 'admin files', {});
  app.get(
    '/service-worker.js',
    serveFiles(folder, '/service-worker.js', { 'Content-Security-Policy': workerPolicy }),
  );
  app.get('/*', async (c, next) => {
    const isFile = /\.[a-z0-9]+$/i.test(c.req.path) && c.req.path !== '/index.html';
    return isFile ? serve(c, next) : next();
  });
}

/** Serves existing files, precompressed if available; passes other requests on. */
function serveFiles(
  folder: string,
  route: string,
  headers: Readonly<Record<string, string>>,
): MiddlewareHandler<AppEnvironment> {
  const serve = serveStatic<AppEnvironment>({ root: folder, precompressed: true });
  return async (c, next) => {
    const response = await serve(c, next);
    if (!(response instanceof Response)) return;
    c.set('route', route);
    const lifetime = hashedFolder.test(c.req.path) ? forever : shortly;
    const all = { ...headers, ...policyOf(c.req.path), 'Cache-Control': lifetime };
    for (const [name, value] of Object.entries(all)) response.headers.set(name, value);
    return response;
  };
}

const policyOf = (path: string) =>
  pdfWorker.test(path) ? { 'Content-Security-Policy': pdfWorkerPolicy } : {};
