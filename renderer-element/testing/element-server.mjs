import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const built = here('../dist/');

/**
 * Middleware of web-test-runner: serves the built element and, under `/rooms/<name>/`, a visitor's API of its
 * own for each test, with the core's own judge behind it. `/rooms/<name>/control` tells and asks it
 * things that no visitor may.
 */
export function elementServer() {
  const loading = load();
  const rooms = new Map();
  return async (context, next) => {
    const { VisitorApi, forms, pages } = await loading;
    const roomOf = (name) => rooms.get(name) ?? rooms.set(name, new VisitorApi(forms)).get(name);
    const [, room, rest] = /^\/rooms\/([^/]+)(\/.*)$/.exec(context.path) ?? [];
    const page = pages[context.path];
    if (room && rest) await answer(context, roomOf(room), rest);
    else if (page) Object.assign(context, page(context.query));
    else if (/^\/(?:element\/|form-builder-render\.js)/.test(context.path)) await sendFile(context);
    else await next();
  };
}

/** The API is TypeScript; bundled on the fly, since Node 20 reads none. */
async function load() {
  const { outputFiles } = await build({
    entryPoints: [here('test-server.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

async function answer(context, api, path) {
  const body = await bodyOf(context.req);
  if (path === '/control') {
    if (context.method === 'POST') Object.assign(api, JSON.parse(body));
    const { received, requests, versions } = api;
    context.body = { received, requests, versions };
    return;
  }
  const { method, headers } = context;
  const query = new URLSearchParams(context.querystring);
  const result = api.handle({ method, path, query, headers, body });
  if (result === 'gone') {
    context.respond = false;
    context.req.socket.destroy();
  } else if (result) {
    context.status = result.status;
    context.body = result.body;
  }
}

async function sendFile(context) {
  context.type = 'text/javascript';
  context.body = await readFile(built + context.path.slice(1));
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
