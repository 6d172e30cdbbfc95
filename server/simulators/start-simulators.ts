import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StartError } from '../src/platform/start-error.ts';
import { controlSimulator } from './controlled-simulator.ts';
import type { Simulator } from './simulator.ts';

/** The simulators while they run. */
export interface RunningSimulators {
  /** Where they are reached; another origin than the product's. */
  readonly origin: string;
  stop(): Promise<void>;
}

export interface SimulatorsOptions {
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
  readonly isProduction: boolean;
  /** Creates the simulators, which need their own address. */
  readonly create: (origin: string) => readonly Promise<Simulator>[];
}

/**
 * Starts simulators on an origin of their own. Never in production: there, anyone could log in as
 * anyone and pay without money. Each has a page at `/{name}/control`.
 */
export async function startSimulators(options: SimulatorsOptions): Promise<RunningSimulators> {
  if (options.isProduction) throw new StartError('Simulators cannot run in production.');
  const server = createServer();
  const port = await listen(server, options);
  const origin = `http://localhost:${String(port)}`;
  const created = await Promise.all(options.create(origin));
  const simulators = created.map((simulator) => controlSimulator(simulator, origin));
  server.on('request', (request, response) => {
    answer(simulators, request, response).catch(() => response.destroy());
  });
  return {
    origin,
    stop: () => {
      simulators.forEach((simulator) => simulator.stop?.());
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

async function answer(
  simulators: readonly Simulator[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, name] = (request.url ?? '/').split(/[/?]/, 2);
  const simulator = simulators.find((one) => one.name === name);
  if (simulator === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('No such simulator.');
    return;
  }
  await simulator.handle(request, response);
}

function listen(server: Server, { port, host }: SimulatorsOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
