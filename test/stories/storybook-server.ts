import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../storybook-static/', import.meta.url));
const mimeTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export interface StorybookServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves the built Storybook on a free port. */
export async function serveStorybook(): Promise<StorybookServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    readFile(join(built, normalize(pathname))).then(
      (content) => {
        const type = mimeTypes[extname(pathname)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type }).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Every story in the built index, by the title it is listed under. */
export async function listStories(): Promise<ReadonlyMap<string, readonly string[]>> {
  const text = await readFile(join(built, 'index.json'), 'utf8');
  // Storybook's own index.
  const { entries } = JSON.parse(text) as {
    entries: Record<string, { id: string; title: string; type: string }>;
  };
  const titles = new Map<string, string[]>();
  for (const { id, title, type } of Object.values(entries)) {
    if (type === 'story') titles.set(title, [...(titles.get(title) ?? []), id]);
  }
  return titles;
}
