import { createServer } from 'node:https';
import { TLSSocket } from 'node:tls';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../../src/platform/start-error.ts';
import type { SelfSigned } from '../certificates/self-signed.ts';

/** How the back channel fails; `none`: it answers. */
export const backChannelFailures = [
  'none',
  'server-error',
  'slow',
  'unreachable',
  'malformed',
] as const;
export type BackChannelFailure = (typeof backChannelFailures)[number];

/** The server that exchanges artifacts, over mutual TLS. */
export interface BackChannel {
  readonly origin: string;
  readonly setFailure: (failure: BackChannelFailure) => void;
  readonly stop: () => Promise<void>;
}

interface BackChannelOptions {
  readonly host: string;
  readonly isProduction: boolean;
  readonly tls: SelfSigned;
  /** The SHA-256 fingerprints of the client certificates that are known. */
  readonly clientFingerprints: readonly string[];
  /** Answers the SOAP message of a known client; throws for a message that it does not accept. */
  readonly answer: (message: string) => string | Promise<string>;
}

const slowMs = 15_000;

/**
 * Starts the server on a free port. A client without the known certificate gets 403 and not a closed connection, so
 * that "not accepted" differs from "down". It refuses to run in production.
 */
export async function startBackChannel(options: BackChannelOptions): Promise<BackChannel> {
  if (options.isProduction) throw new StartError('A simulator cannot run in production.');
  const state: { failure: BackChannelFailure } = { failure: 'none' };
  const { key, cert } = options.tls;
  const server = createServer(
    { key, cert, requestCert: true, rejectUnauthorized: false, minVersion: 'TLSv1.2' },
    (request, response) => {
      handle(options, state.failure, request, response).catch(() => response.destroy());
    },
  );
  await new Promise<void>((resolve) => server.listen(0, options.host, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `https://localhost:${String(port)}`,
    setFailure: (failure) => {
      state.failure = failure;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function handle(
  { clientFingerprints, answer }: BackChannelOptions,
  failure: BackChannelFailure,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const message = await text(request);
  const { socket } = request;
  const isKnown =
    socket instanceof TLSSocket &&
    clientFingerprints.includes(socket.getPeerCertificate().fingerprint256);
  if (!isKnown) {
    response.writeHead(403, { 'content-type': 'text/plain' }).end('Unknown client certificate.');
    return;
  }
  if (failure === 'unreachable') {
    response.destroy();
    return;
  }
  if (failure === 'server-error') {
    response.writeHead(503).end();
    return;
  }
  if (failure === 'slow') await wait(slowMs, undefined, { ref: false });
  try {
    const answered = failure === 'malformed' ? '<soap' : await answer(message);
    response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8' }).end(answered);
  } catch {
    response.writeHead(400, { 'content-type': 'text/plain' }).end('Not accepted.');
  }
}
