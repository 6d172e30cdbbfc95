import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@form-builder/core/fuzz/random.ts';

/** What the line between visitors and server is like. */
export const moods = ['good', 'slow', 'flaky', 'cut'] as const;
export type Mood = (typeof moods)[number];

/** A bad line: a real HTTP proxy that delays, cuts and loses what goes through it. */
export interface FaultProxy {
  readonly origin: string;
  mood: Mood;
  /** Told when something is on its way to change what the server holds. */
  onWrite: () => void;
  /** Requests that the server answered, while the visitor never heard of it. */
  readonly lostAnswers: number;
  close(): Promise<void>;
}

/** What happens to one request. */
type Fate = 'arrives' | 'is lost' | 'loses its answer';

/** Starts the proxy on a port of this machine, before the server on another. */
export async function startFaultProxy(
  port: number,
  serverPort: number,
  chance: Random,
): Promise<FaultProxy> {
  const proxy = { origin: `http://localhost:${port}`, mood: 'good' as Mood, lostAnswers: 0 };
  const line = { ...proxy, onWrite: () => {}, close: async () => {} };
  const server = createServer((incoming, answer) => {
    void carry(incoming, answer).catch(() => incoming.socket.destroy());
  });

  async function carry(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await readAll(incoming);
    const fate = fateOf(line.mood, chance);
    if (line.mood === 'slow') await pause(100 + chance.below(800));
    if (fate === 'is lost') return void incoming.socket.destroy();
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') line.onWrite();
    const answered = await forward(incoming, body, serverPort);
    // The line may have gone while the server was at work.
    if (fate === 'loses its answer' || line.mood === 'cut') {
      line.lostAnswers += 1;
      incoming.socket.destroy();
      return;
    }
    if (line.mood === 'slow') await pause(100 + chance.below(800));
    answer.writeHead(answered.status, answered.headers).end(answered.body);
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  line.close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return line;
}

function fateOf(mood: Mood, chance: Random): Fate {
  if (mood === 'cut') return 'is lost';
  if (mood !== 'flaky' || chance.below(2) === 0) return 'arrives';
  return chance.below(2) === 0 ? 'is lost' : 'loses its answer';
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  // A message without an encoding gives buffers.
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function forward({ method, url, headers }: IncomingMessage, body: Buffer, port: number) {
  const onwards = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false });
  onwards.end(body);
  const answers: unknown[] = await once(onwards, 'response');
  // The event has one argument: the answer.
  const answer = answers[0] as IncomingMessage;
  const kept = { ...answer.headers };
  // The body is passed on in one piece.
  delete kept['transfer-encoding'];
  return { status: answer.statusCode ?? 502, headers: kept, body: await readAll(answer) };
}
