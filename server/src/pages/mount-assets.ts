import { serveStatic } from '@hono/node-server/serve-static';
import { existsSync } from 'node:fs';
import type { Hono } from 'hono';
import type { AppContext, AppEnvironment } from '../platform/http/app-environment.ts';

const forever = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=300';

/** A name that changes with its content, such as `date-4f9a2c1b.js`. */
const hashedName = /[-.][\w-]{8,}\.[a-z0-9]+(\.(br|gz|zst))?$/i;

/** The element's loader and chunks, which every site may load, as built. */
export function mountElement(app: Hono<AppEnvironment>, folder: string): void {
  if (!existsSync(folder)) return;
  const serve = serveStatic<AppEnvironment>({
    root: folder,
    precompressed: true,
    onFound: (path, c) => {
      c.header('Access-Control-Allow-Origin', '*');
      c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      c.header('Cache-Control', hashedName.test(path) ? forever : shortly);
    },
  });
  app.get('/form-builder-render.js', named('/form-builder-render.js'), serve);
  app.get('/element/*', named('/element/*'), serve);
}

/** The admin app's files, all but its page. */
export function mountAdminFiles(app: Hono<AppEnvironment>, folder: string): void {
  if (!existsSync(folder)) return;
  const serve = serveStatic<AppEnvironment>({
    root: folder,
    precompressed: true,
    onFound: (path, c) => {
      c.header('Cache-Control', hashedName.test(path) ? forever : shortly);
    },
  });
  app.get('/*', async (c, next) => {
    const isFile = /\.[a-z0-9]+$/i.test(c.req.path) && c.req.path !== '/index.html';
    if (!isFile) return next();
    c.set('route', 'admin files');
    return serve(c, next);
  });
}

function named(route: string) {
  return async (c: AppContext, next: () => Promise<void>) => {
    c.set('route', route);
    await next();
  };
}
