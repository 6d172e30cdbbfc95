import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

/** The running site of the municipality. */
export interface DemoSite {
  /** The origin of the site, which differs from the product's. */
  readonly origin: string;
  stop(): Promise<void>;
}

export interface DemoSiteOptions {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** The origin from which the pages load the element and its forms. */
  readonly productOrigin: string;
  /** The origin to which the forms upload files; `null`: the product's. */
  readonly uploadOrigin: string | null;
  /** The folder `demo-site` of the repository. */
  readonly folder: string;
  /** The origin of the map tiles in the forms; `null`: no tiles. */
  readonly mapTilesUrl: string | null;
}

interface Page {
  readonly contentType: string;
  readonly body: string;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves the site of the fictional municipality from memory; rejects when the port is in use. */
export async function startDemoSite(options: DemoSiteOptions): Promise<DemoSite> {
  const pages = await readSite(options);
  const headers = securityHeaders(options);
  const server = createServer((request, response) => answer(request, response, pages, headers));
  const port = await listen(server, options);
  return {
    origin: `http://localhost:${String(port)}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * The strictest policy under which an embedded form must work: from other origins only its script
 * and its requests.
 */
function securityHeaders({
  productOrigin,
  uploadOrigin,
  mapTilesUrl,
}: DemoSiteOptions): Readonly<Record<string, string>> {
  const tiles = mapTilesUrl === null ? '' : ` ${new URL(mapTilesUrl).origin}`;
  const uploads = uploadOrigin === null ? '' : ` ${uploadOrigin}`;
  const policy = [
    `default-src 'none'`,
    `script-src 'self' ${productOrigin}`,
    `connect-src ${productOrigin}${uploads}`,
    `style-src 'self'`,
    `img-src 'self'${tiles}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  pages: ReadonlyMap<string, Page>,
  headers: Readonly<Record<string, string>>,
): void {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  const found = pages.get(path);
  const page = found ?? pages.get('/niet-gevonden');
  response.writeHead(found === undefined ? 404 : 200, {
    ...headers,
    'content-type': page?.contentType ?? 'text/plain',
  });
  response.end(request.method === 'HEAD' ? undefined : page?.body);
}

/** Every page and asset by its path. */
async function readSite({ folder, productOrigin }: DemoSiteOptions): Promise<Map<string, Page>> {
  const layout = await readFile(join(folder, 'layout.html'), 'utf8');
  const site = new Map<string, Page>();
  for (const name of await readdir(join(folder, 'pages'))) {
    const content = await readFile(join(folder, 'pages', name), 'utf8');
    const body = layout
      .replace('{{title}}', /<h1>(.*?)<\/h1>/.exec(content)?.[1] ?? '')
      .replace('{{content}}', content)
      .replaceAll('{{productOrigin}}', productOrigin);
    const path = name === 'index.html' ? '/' : `/${name.replace('.html', '')}`;
    site.set(path, { contentType: 'text/html; charset=utf-8', body });
  }
  for (const name of await readdir(join(folder, 'assets'))) {
    const contentType = contentTypes[extname(name)] ?? 'application/octet-stream';
    const body = await readFile(join(folder, 'assets', name), 'utf8');
    site.set(`/assets/${name}`, { contentType, body });
  }
  return site;
}

function listen(server: Server, { port, host }: DemoSiteOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
