import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@form-builder/core/runtime/random.ts';

/** How the connection between visitors and server fails. */
export const failureModes = ['none', 'slow', 'flaky', 'cut'] as const;
export type FailureMode = (typeof failureModes)[number];

/** A real HTTP proxy that delays requests, cuts connections and loses responses. */
export interface FaultProxy {
  readonly origin: string;
  failureMode: FailureMode;
  /** Called when a request that may change data is passed on. */
  onWrite: () => void;
  /** Requests whose response the visitor never received. */
  readonly lostResponses: number;
  /** Requests that are being passed on. */
  readonly inFlight: number;
  close(): Promise<void>;
}

/** What happens to one request. */
type RequestOutcome = 'delivered' | 'request lost' | 'response lost';

/**
 * Starts the proxy on a port of this machine, before the servers on others. It gives each request to any of
 * them, and to the next one when that does not listen, like a load balancer.
 */
export async function startFaultProxy(
  port: number,
  serverPorts: readonly number[],
  chance: Random,
): Promise<FaultProxy> {
  const proxy = {
    origin: `http://localhost:${port}`,
    // The member takes every mode later.
    failureMode: 'none' as FailureMode,
    lostResponses: 0,
    inFlight: 0,
    onWrite: () => {},
    close: async () => {},
  };
  const server = createServer((incoming, answer) => {
    proxy.inFlight += 1;
    void forwardOrFail(incoming, answer)
      .catch(() => incoming.socket.destroy())
      .finally(() => (proxy.inFlight -= 1));
  });

  async function forwardOrFail(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await readAll(incoming);
    const outcome = chooseOutcome(proxy.failureMode, chance);
    if (proxy.failureMode === 'slow') await pause(100 + chance.below(800));
    if (outcome === 'request lost') return void incoming.socket.destroy();
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') proxy.onWrite();
    const answered = await forwardToAny(incoming, body, inAnyOrder(serverPorts, chance));
    // The connection may have been cut while the server processed the request.
    if (outcome === 'response lost' || proxy.failureMode === 'cut') {
      proxy.lostResponses += 1;
      incoming.socket.destroy();
      return;
    }
    if (proxy.failureMode === 'slow') await pause(100 + chance.below(800));
    answer.writeHead(answered.status, answered.headers).end(answered.body);
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  proxy.close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return proxy;
}

function chooseOutcome(mode: FailureMode, chance: Random): RequestOutcome {
  if (mode === 'cut') return 'request lost';
  if (mode !== 'flaky' || chance.below(2) === 0) return 'delivered';
  return chance.below(2) === 0 ? 'request lost' : 'response lost';
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  // A message without an encoding gives buffers.
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The ports, beginning with any of them. */
function inAnyOrder(ports: readonly number[], chance: Random): readonly number[] {
  const first = chance.below(ports.length);
  return [...ports.slice(first), ...ports.slice(0, first)];
}

async function forwardToAny(
  incoming: IncomingMessage,
  body: Buffer,
  ports: readonly number[],
): ReturnType<typeof forward> {
  const [port, ...others] = ports;
  if (port === undefined) throw new Error('There is no server.');
  try {
    return await forward(incoming, body, port);
  } catch (error) {
    const isRefused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
    if (!isRefused || others.length === 0) throw error;
    return forwardToAny(incoming, body, others);
  }
}

async function forward({ method, url, headers }: IncomingMessage, body: Buffer, port: number) {
  const onwards = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false });
  onwards.end(body);
  const events: unknown[] = await once(onwards, 'response');
  // The event has one argument: the response.
  const answer = events[0] as IncomingMessage;
  const responseHeaders = { ...answer.headers };
  // The body is passed on in one piece.
  delete responseHeaders['transfer-encoding'];
  return {
    status: answer.statusCode ?? 502,
    headers: responseHeaders,
    body: await readAll(answer),
  };
}
