import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { AppContext, AppEnvironment } from '../platform/http/app-environment.ts';
import type { ResolveTenant } from '../platform/http/tenancy/tenancy.ts';
import { workerPolicy } from './content-security-policy.ts';
import { renderOfflinePage } from './offline-page.ts';
import { pageStyle } from './page-style.ts';
import { namedSender } from './sender.ts';

/** The folders with the server's own files and the built element. */
export interface PageFiles {
  readonly assetsFolder: string;
  readonly elementFolder: string;
  readonly resolveTenant: ResolveTenant;
}

/**
 * The scripts of the visitors' pages are small and revalidated, so that a fix takes effect at once.
 */
const scripts = [
  'review.js',
  'splash.js',
  'tag-manager.js',
  'register-service-worker.js',
  'update-notice.js',
] as const;

const offlinePolicy = `default-src 'none'; style-src ${pageStyle.source}; img-src 'self'`;

/** Serves the files that the pages of forms need besides the element. */
export function mountPageFiles(app: Hono<AppEnvironment>, files: PageFiles): void {
  const read = (name: string) => readFile(join(files.assetsFolder, name), 'utf8');
  const serve = (path: string, answer: (c: AppContext) => Promise<string> | string) => {
    app.get(path, async (c) => {
      c.set('route', path);
      c.header('Cache-Control', 'no-cache');
      c.header('Content-Type', 'text/javascript; charset=utf-8');
      return c.body(await answer(c));
    });
  };
  for (const name of scripts) serve(`/pages/${name}`, () => read(`pages/${name}`));
  serve('/pages/service-worker.js', async (c) => {
    c.header('Content-Security-Policy', workerPolicy);
    c.header('Service-Worker-Allowed', '/render/');
    const script = await read('worker/service-worker.js');
    return script.replace('__VERSION__', await versionOf(files.elementFolder, script));
  });
  serve('/pages/offline', async (c) => {
    const tenant = await files.resolveTenant(c.env.incoming);
    c.header('Content-Type', 'text/html; charset=utf-8');
    c.header('Content-Security-Policy', offlinePolicy);
    return renderOfflinePage(c.get('language'), namedSender(tenant));
  });
}

/** The version changes with the element and with the worker. */
async function versionOf(elementFolder: string, script: string): Promise<string> {
  const manifest = await readFile(join(elementFolder, 'manifest.json'), 'utf8').catch(() => '');
  return createHash('sha256').update(manifest).update(script).digest('hex').slice(0, 12);
}
