import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../platform/http/app-environment.ts';

/** The scripts of the visitors' pages: short, and asked for anew so that a mended one counts at once. */
const scripts = ['review.js'] as const;

/** Serves the scripts that the pages of forms need beside the element. */
export function mountPageFiles(app: Hono<AppEnvironment>, assetsFolder: string): void {
  for (const name of scripts) {
    const path = `/pages/${name}`;
    app.get(path, async (c) => {
      c.set('route', path);
      c.header('Cache-Control', 'no-cache');
      c.header('Content-Type', 'text/javascript; charset=utf-8');
      return c.body(await readFile(join(assetsFolder, 'pages', name), 'utf8'));
    });
  }
}
