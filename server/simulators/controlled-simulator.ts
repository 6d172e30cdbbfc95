import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { serveControl, type Behaviour, type FailureMode } from './control-page.ts';
import { failures, malformed, modeNow, send, slowMs } from './failures.ts';
import type { Simulator } from './simulator.ts';

/** Marks the requests that we pass on to ourselves. */
const directHeader = 'x-simulator-direct';
/** The modes in which a request is handled, and its answer or number is not as it should be. */
const passedOn: ReadonlySet<FailureMode> = new Set(['duplicate', 'malformed', 'mixed']);
/** Headers that belong to one connection. */
const connectionHeaders: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]);

/**
 * Lets a simulator fail as told: `PUT /{name}/control/<failure mode>` or its page at `/{name}/control`. What fails is
 * everything below its path, also what people see, as in an outage.
 */
export function controlSimulator(simulator: Simulator, origin: string): Simulator {
  const behaviour: Behaviour = { failureMode: 'none' };
  const direct = randomUUID();
  let requests = 0;
  return {
    ...simulator,
    handle: async (request, response) => {
      if (request.headers[directHeader] === direct) return simulator.handle(request, response);
      if (await serveControl(request, response, behaviour, `/${simulator.name}/control`)) return;
      requests += 1;
      const mode = modeNow(behaviour.failureMode, requests);
      const failure = failures[mode];
      if (mode === 'unreachable') response.destroy();
      else if (failure !== undefined) send(response, failure);
      else if (passedOn.has(mode)) await passOn(request, response, { mode, origin, direct });
      else {
        if (mode === 'slow') await wait(slowMs, undefined, { ref: false });
        await simulator.handle(request, response);
      }
    },
  };
}

interface PassOn {
  readonly mode: FailureMode;
  readonly origin: string;
  readonly direct: string;
}

/** Has the simulator handle the request, once or twice, and spoils the answer. */
async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { mode, origin, direct }: PassOn,
): Promise<void> {
  const { url = '/', method = 'GET' } = request;
  const body = await buffer(request);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const headers = new Headers({ [directHeader]: direct });
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !connectionHeaders.has(name)) headers.set(name, value);
  const ask = () =>
    fetch(new URL(url, origin), {
      method,
      headers,
      redirect: 'manual',
      ...(hasBody && { body: new Uint8Array(body) }),
    });
  // The network delivered the request twice.
  if (mode === 'duplicate') await (await ask()).arrayBuffer();
  const answer = await ask();
  const content = Buffer.from(await answer.arrayBuffer());
  // The service did what was asked, and its answer is lost.
  if (mode === 'mixed') {
    response.destroy();
    return;
  }
  const kept = [...answer.headers].filter(
    ([name]) => !connectionHeaders.has(name) && name !== 'set-cookie',
  );
  response.writeHead(answer.status, {
    ...Object.fromEntries(kept),
    'set-cookie': answer.headers.getSetCookie(),
  });
  response.end(mode === 'malformed' ? malformed : content);
}
