import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** @typedef {NonNullable<import('@web/test-runner').TestRunnerConfig['middleware']>[number]} Middleware */
/** @typedef {Parameters<Middleware>[0]} Context */
/** @typedef {import('./api/visitor-api.ts').VisitorApi} VisitorApi */
/** @typedef {import('@form-builder/core/contract/prerender.ts').Prerenderer} Prerenderer */

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const built = here('../dist/');

/**
 * Middleware of web-test-runner: serves the built element and, under `/test-servers/<name>/`, a visitor's API of its
 * own for each test, with core's own check of submissions behind it. `/test-servers/<name>/control` tells and asks it
 * things that no visitor may.
 * @returns {Middleware}
 */
export function elementServer() {
  const loading = load();
  /** @type {Map<string, VisitorApi>} */
  const testServers = new Map();
  return async (context, next) => {
    const { VisitorApi, forms, pages, prerenderer } = await loading;
    /** @param {string} name */
    const serverOf = (name) => {
      const known = testServers.get(name) ?? new VisitorApi(forms, prerenderer);
      testServers.set(name, known);
      return known;
    };
    const [, testServer, rest] = /^\/test-servers\/([^/]+)(\/.*)$/.exec(context.path) ?? [];
    const page = pages[context.path];
    if (testServer && rest) await answer(context, serverOf(testServer), rest);
    else if (page)
      Object.assign(context, page(Object.fromEntries(new URLSearchParams(context.querystring))));
    else if (/^\/(?:element\/|form-builder-render\.js)/.test(context.path)) await sendFile(context);
    else await next();
  };
}

/**
 * The API is TypeScript; bundled on the fly, since Node 20 reads none. The prerenderer is as built.
 * @returns {Promise<typeof import('./server-modules.ts') & { prerenderer: Prerenderer }>}
 */
async function load() {
  const { outputFiles } = await build({
    entryPoints: [here('server-modules.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
  return {
    ...(await import(`data:text/javascript;base64,${code}`)),
    ...(await import(`${built}server/prerender.js`)),
  };
}

/**
 * @param {Context} context
 * @param {VisitorApi} api
 * @param {string} path
 */
async function answer(context, api, path) {
  const body = await bodyOf(context.req);
  if (path === '/control') {
    if (context.method === 'POST') {
      const { storage = api.uploads.failureMode, ...settings } = JSON.parse(body);
      Object.assign(api, settings);
      api.uploads.failureMode = storage;
    }
    const { received, requests, versions, mailed, visits, uploads } = api;
    context.body = { received, requests, versions, mailed, visits, arrived: uploads.arrived };
    return;
  }
  const { method } = context;
  const headers = /** @type {Record<string, string | undefined>} */ (context.headers);
  const query = new URLSearchParams(context.querystring);
  // A file that is on its way until the test lets it arrive.
  while (path.startsWith('/storage') && api.uploads.failureMode === 'slow') await setTimeout(20);
  const result = api.handle({ method, path, query, headers, body });
  if (result === 'gone') {
    context.respond = false;
    context.req.socket.destroy();
  } else if (result) {
    context.status = result.status;
    context.body = result.body;
  }
}

/** @param {Context} context */
async function sendFile(context) {
  context.type = 'text/javascript';
  context.body = await readFile(built + context.path.slice(1));
}

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
