import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Prerenderer } from '@form-builder/core/contract/prerender.ts';
import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { VisitorApi } from './api/visitor-api.ts';

const built = fileURLToPath(new URL('../dist/', import.meta.url));
const mimeTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** A running server of the element and the visitor's API. */
export interface ElementServer {
  readonly origin: string;
  readonly api: VisitorApi;
  close(): Promise<void>;
}

/** Loads the built prerenderer. */
export async function loadPrerenderer(): Promise<Prerenderer> {
  // The build writes this file with this export.
  const { prerenderer } = (await import(`${built}server/prerender.js`)) as {
    prerenderer: Prerenderer;
  };
  return prerenderer;
}

/** Serves the built element, these forms and these pages (their text by path) on a free port. */
export async function serveElement(
  forms: readonly PublicForm[],
  pages: Readonly<Record<string, string>>,
  port = 0,
): Promise<ElementServer> {
  const api = new VisitorApi(forms, await loadPrerenderer());
  const server = createServer((request, response) => {
    void answer(api, pages, request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    origin: `http://127.0.0.1:${bound}`,
    api,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function answer(
  api: VisitorApi,
  pages: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const page = pages[url.pathname];
  if (page !== undefined) {
    const type = mimeTypes[extname(url.pathname)] ?? 'text/html';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(page);
    return;
  }
  const headers = request.headers as Record<string, string | undefined>;
  const body = await bodyOf(request);
  const method = request.method ?? 'GET';
  const result = api.handle({ method, path: url.pathname, query: url.searchParams, headers, body });
  if (result === 'gone') response.destroy();
  else if (result) {
    const isXml = typeof result.body === 'string';
    const type = isXml ? 'application/xml' : 'application/json';
    response.writeHead(result.status, { 'content-type': type });
    response.end(textOf(result.body));
  } else await sendFile(url.pathname, response);
}

const texts = new WeakMap<object, string>();

/** Text unchanged, else JSON; serialised once for a body that is sent again. */
function textOf(body: unknown): string {
  if (typeof body === 'string') return body;
  if (typeof body !== 'object' || body === null) return JSON.stringify(body);
  const text = texts.get(body) ?? JSON.stringify(body);
  texts.set(body, text);
  return text;
}

const files = new Map<string, Buffer>();

/** Read once: measurements compare these files with pages that are in memory. */
async function sendFile(path: string, response: ServerResponse): Promise<void> {
  const file = join(built, normalize(path));
  const content = files.get(file) ?? (await readFile(file).catch(() => undefined));
  if (content) files.set(file, content);
  if (!content) response.writeHead(404).end();
  else
    response
      .writeHead(200, { 'content-type': mimeTypes[extname(path)] ?? 'text/plain' })
      .end(content);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
