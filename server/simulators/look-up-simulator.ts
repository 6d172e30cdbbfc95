import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../src/platform/start-error.ts';

/** What a stand-in answers. */
export interface StandInAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or bytes with a content type of their own. */
  readonly body: unknown;
}

/** A request as stand-ins read it. */
export interface StandInRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
}

/** How a stand-in behaves: as documented, slowly, or not at all. */
export type Mood = 'well' | 'failing' | 'busy' | 'slow' | 'gone';

/** An outside service of our own making, over real HTTP. */
export interface StandIn {
  readonly origin: string;
  /** Paths with queries, in the order they were asked. */
  readonly asked: readonly string[];
  readonly setMood: (mood: Mood) => void;
  readonly stop: () => Promise<void>;
}

interface StandInOptions {
  readonly isProduction: boolean;
  /** `undefined`: there is no such path. */
  readonly answer: (request: StandInRequest) => StandInAnswer | undefined;
  readonly host?: string;
}

const moods: readonly Mood[] = ['well', 'failing', 'busy', 'slow', 'gone'];
const slowMs = 15_000;

/**
 * Starts a stand-in on a free port. `PUT /control/<mood>` tells it how to behave from then on. It
 * refuses to run in production: what it answers is invented.
 */
export async function startStandIn(options: StandInOptions): Promise<StandIn> {
  if (options.isProduction) throw new StartError('A stand-in cannot run in production.');
  const state: { mood: Mood } = { mood: 'well' };
  const asked: string[] = [];
  const setMood = (mood: Mood) => {
    state.mood = mood;
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const control = moods.find((mood) => url.pathname === `/control/${mood}`);
    if (control !== undefined && request.method === 'PUT') {
      setMood(control);
      response.writeHead(204).end();
      return;
    }
    asked.push(url.pathname + url.search);
    const { headers } = request;
    const wanted = { path: url.pathname, query: url.searchParams, headers };
    void behave(state.mood, response, () => options.answer(wanted));
  });
  const host = options.host ?? '127.0.0.1';
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${String(port)}`,
    asked,
    setMood,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function behave(
  mood: Mood,
  response: ServerResponse,
  find: () => StandInAnswer | undefined,
): Promise<void> {
  if (mood === 'gone') {
    response.destroy();
    return;
  }
  if (mood === 'slow') await wait(slowMs, undefined, { ref: false });
  const troubled = troubles[mood];
  send(response, troubled ?? find() ?? { status: 404, body: {} });
}

const troubles: Readonly<Partial<Record<Mood, StandInAnswer>>> = {
  failing: { status: 500, body: { status: 500, title: 'Internal Server Error' } },
  busy: {
    status: 429,
    headers: { 'retry-after': '60' },
    body: { status: 429, title: 'Too Many Requests' },
  },
};

function send(response: ServerResponse, { status = 200, headers = {}, body }: StandInAnswer): void {
  const isBytes = body instanceof Uint8Array;
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    ...headers,
  });
  response.end(isBytes ? body : JSON.stringify(body));
}
