import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StartError } from '../src/platform/start-error.ts';
import type { StandIn } from './simulator.ts';

/** The stand-ins while they run. */
export interface RunningStandIns {
  /** Where they are reached; another origin than the product's. */
  readonly origin: string;
  stop(): Promise<void>;
}

export interface StandInsOptions {
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
  readonly isProduction: boolean;
  /** Makes the services, which know their own address. */
  readonly create: (origin: string) => readonly Promise<StandIn>[];
}

/**
 * Starts the services that the product plays itself, on an origin of their own. Never in
 * production: there, anyone could log in as anyone and pay without money.
 */
export async function startStandIns(options: StandInsOptions): Promise<RunningStandIns> {
  if (options.isProduction) throw new StartError('Stand-ins cannot run in production.');
  const server = createServer();
  const port = await listen(server, options);
  const origin = `http://localhost:${String(port)}`;
  const standIns = await Promise.all(options.create(origin));
  server.on('request', (request, response) => {
    answer(standIns, request, response).catch(() => response.destroy());
  });
  return {
    origin,
    stop: () => {
      standIns.forEach((standIn) => standIn.stop?.());
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

async function answer(
  standIns: readonly StandIn[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, name] = (request.url ?? '/').split(/[/?]/, 2);
  const standIn = standIns.find((one) => one.name === name);
  if (standIn === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('No such stand-in.');
    return;
  }
  await standIn.handle(request, response);
}

function listen(server: Server, { port, host }: StandInsOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
