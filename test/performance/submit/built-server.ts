import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { isReady, spawnServer } from '../../end-to-end/testing/product.ts';

/** The built server on a PostgreSQL, as it runs in production. */
export async function startBuiltServer(
  port: number,
  folder: string,
  databaseUrl: string,
  settings: NodeJS.ProcessEnv = {},
) {
  const server = spawnServer(port, folder, {
    DATABASE_URL: databaseUrl,
    // Counted as in production; one address stands for all visitors here.
    PUBLIC_WRITES_PER_MINUTE: '1000000',
    ...settings,
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (!(await isReady(port))) {
    if (server.exitCode !== null) throw new Error(`The server did not start:\n${output}`);
    await pause(50);
  }
  return {
    processId: server.pid ?? 0,
    origin: `http://localhost:${String(port)}`,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
