import { Agent, request, type IncomingHttpHeaders } from 'node:http';

const atOnce = 8;
const warmUpMs = 500;
const measuredMs = 2_500;

/** The response of a call; its body is read and discarded. */
export interface CallResult {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** Calls the demo tenant over connections that stay open, with as little work as Node allows. */
export function createCaller(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  return (
    method: 'GET' | 'POST',
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: string,
  ): Promise<CallResult> =>
    new Promise((resolve, reject) => {
      const sent = request(
        origin + path,
        { agent, method, headers: { ...headers, 'content-type': 'application/json' } },
        (response) => {
          response.resume().once('end', () => {
            resolve({ status: response.statusCode ?? 0, headers: response.headers });
          });
        },
      );
      sent.once('error', reject).end(body);
    });
}

/** How often `work` is done in a second when eight at a time do it. */
export async function countPerSecond(work: () => Promise<unknown>): Promise<number> {
  await repeatFor(warmUpMs, work);
  const startedAt = performance.now();
  const done = await repeatFor(measuredMs, work);
  return Math.round((done * 1_000) / (performance.now() - startedAt));
}

async function repeatFor(milliseconds: number, work: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + milliseconds;
  let done = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}
