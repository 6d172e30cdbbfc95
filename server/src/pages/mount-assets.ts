import { serveStatic } from '@hono/node-server/serve-static';
import { existsSync } from 'node:fs';
import type { Hono } from 'hono';
import type { AppContext, AppEnvironment } from '../platform/http/app-environment.ts';

/** Where file names change with their content. */
const hashedPaths = ['/element/', '/assets/'];

/** Hashed files for ever; the others, such as the loader, are asked for anew each time. */
function cacheControl(path: string): string {
  const isHashed = hashedPaths.some((folder) => path.startsWith(folder));
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The element's loader and chunks, which every site may load, as built. */
export function mountElement(app: Hono<AppEnvironment>, folder: string): void {
  if (!existsSync(folder)) return;
  const serve = serveStatic<AppEnvironment>({
    root: folder,
    precompressed: true,
    onFound: (_path, c) => {
      c.header('Access-Control-Allow-Origin', '*');
      c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      c.header('Cache-Control', cacheControl(c.req.path));
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
    onFound: (_path, c) => {
      c.header('Cache-Control', cacheControl(c.req.path));
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
