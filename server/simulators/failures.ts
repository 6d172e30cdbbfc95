import type { ServerResponse } from 'node:http';
import type { FailureMode } from './control-page.ts';
import type { SimulatedResponse } from './simulated-response.ts';

/** How long a slow service takes. */
export const slowMs = 15_000;

/** What is left of an answer that was cut off. */
export const malformed = Buffer.from('{"cut of');

/**
 * In the mode `mixed` requests in turn fail, lose their answer and succeed: the same in each run. In the mode
 * `flaky` one of every nine fails, and one loses its answer.
 */
export function modeNow(failureMode: FailureMode, requestNumber: number): FailureMode {
  if (failureMode === 'flaky')
    return ({ 4: 'server-error', 8: 'mixed' } as const)[requestNumber % 9] ?? 'none';
  if (failureMode !== 'mixed') return failureMode;
  const modes = ['none', 'server-error', 'mixed'] as const;
  return modes[requestNumber % modes.length] ?? 'none';
}

/** The answers of the modes in which nothing is handled. */
export const failures: Readonly<Partial<Record<FailureMode, SimulatedResponse>>> = {
  'server-error': { status: 500, body: { status: 500, title: 'Internal Server Error' } },
  'rate-limited': {
    status: 429,
    headers: { 'retry-after': '60' },
    body: { status: 429, title: 'Too Many Requests' },
  },
};

/** Sends an answer. */
export function send(
  response: ServerResponse,
  { status = 200, headers = {}, body }: SimulatedResponse,
): void {
  const isBytes = body instanceof Uint8Array;
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    ...headers,
  });
  response.end(isBytes ? body : JSON.stringify(body));
}
