import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../../scripts/environment/free-port.mjs';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
/** The Node that runs the product: this one, unless the smoke run names another. */
const node = process.env.PRODUCT_NODE ?? process.execPath;

/** The password of every demo account in these tests. */
export const demoPassword = 'Zonnebloem-2026';

/** The product as `npm start` runs it, with its own data. */
export interface Product {
  readonly origin: string;
  /** The municipality that embeds forms: another origin. */
  readonly siteOrigin: string;
  /** Stops the server as an operator would; the data stays. */
  stop(): Promise<void>;
  /** Starts it again on the same data and ports. */
  start(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** Starts the built product on free ports with an empty data folder, with more settings if need be. */
export async function startProduct(settings: NodeJS.ProcessEnv = {}): Promise<Product> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'form-builder-e2e-'));
  const port = await findPairOfPorts();
  let server = await startServer(port, dataFolder, settings);
  return {
    origin: `http://localhost:${port}`,
    siteOrigin: `http://localhost:${port + 1}`,
    stop: () => stopServer(server),
    start: async () => {
      server = await startServer(port, dataFolder, settings);
    },
    remove: async () => {
      await stopServer(server);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** A free port whose successor is free as well: the municipality's. */
export function findPairOfPorts(): Promise<number> {
  return findFreePort(2);
}

async function startServer(
  port: number,
  dataFolder: string,
  settings: NodeJS.ProcessEnv,
): Promise<ChildProcess> {
  const server = spawnServer(port, dataFolder, settings);
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  await waitUntilReady(port, server, () => output);
  return server;
}

/** Starts the built server on a port and a folder, with more settings if need be; does not wait. */
export function spawnServer(
  port: number,
  dataFolder: string,
  settings: NodeJS.ProcessEnv = {},
): ChildProcess {
  return spawn(node, ['--enable-source-maps', 'server/dist/main.js'], {
    cwd: repository,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: dataFolder,
      DEMO_PASSWORD: demoPassword,
      DATABASE_URL: '',
      PUBLIC_ORIGIN: '',
      TENANT: '',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function waitUntilReady(
  port: number,
  server: ChildProcess,
  readOutput: () => string,
): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await isReady(port))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill();
      throw new Error(`The product did not start:\n${readOutput()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Whether the server responds and has started. */
export function isReady(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/ready`).then(
    (response) => response.ok,
    () => false,
  );
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
