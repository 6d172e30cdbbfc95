import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { readForm } from '../../src/platform/http/requests/read-form.ts';
import { findPerson } from '../digid/test-people.ts';
import { sendSimulatorFile, sendSimulatorPage } from '../simulator-page.ts';
import type { Simulator } from '../simulator.ts';
import { appPage, openPage, openScript, yiviBase } from './app-page.ts';
import {
  changeStatus,
  connect,
  createSession,
  disclose,
  hasEnded,
  isKnown,
  optionsSchema,
  presentResult,
  requestSchema,
  setPairing,
  type IrmaSession,
} from './irma-session.ts';
import { parseJson, readRequest, type SimulatedRequestor } from './read-request.ts';
import { cardLevels, cardsOf } from './test-cards.ts';

/** Where the simulator is an IRMA server, on the origin of the simulators. */
export const yiviServer = (origin: string): string => `${origin}/${yiviBase}`;

/** The address that opens the simulated app. */
export const yiviAppLink = (origin: string): string => `${origin}/${yiviBase}/open`;

/** How the server fails; `none`: it answers as documented. */
export type YiviFailure = 'none' | 'server-error' | 'malformed' | 'other-session';

/** The simulator, and what tests make it do. */
export interface YiviSimulator extends Simulator {
  readonly setFailure: (failure: YiviFailure) => void;
  /** The sessions, by their order. */
  readonly sessions: () => readonly IrmaSession[];
}

interface YiviOptions {
  readonly requestor: SimulatedRequestor;
  readonly now: () => number;
}

/**
 * Plays an IRMA server with its API for requestors and for the page with the QR code, and the Yivi app as a page on which
 * somebody shares, refuses or lets the session expire.
 */
export function createYiviSimulator(origin: string, options: YiviOptions): YiviSimulator {
  const server = new IrmaServer(yiviServer(origin), options);
  return {
    name: yiviBase,
    handle: (request, response) => server.handle(request, response),
    setFailure: (failure) => {
      server.failure = failure;
    },
    sessions: () => server.sessions,
  };
}

interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
}

class IrmaServer {
  readonly sessions: IrmaSession[] = [];
  failure: YiviFailure = 'none';
  readonly #base: string;
  readonly #options: YiviOptions;
  readonly #watchers = new Set<() => void>();

  constructor(base: string, options: YiviOptions) {
    this.#base = base;
    this.#options = options;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (sendSimulatorFile(request, response)) return;
    const { pathname } = new URL(request.url ?? '/', this.#base);
    const [kind = '', ...rest] = pathname.slice(yiviBase.length + 2).split('/');
    const call = { request, response, method: request.method ?? 'GET' };
    if (kind === 'irma') return this.#client(rest, call);
    if (kind === 'session') return this.#session(rest, call);
    if (kind === 'control') return this.#control(rest[0] ?? '', call);
    if (kind === 'open') return sendSimulatorPage(response, openPage());
    if (kind === 'scan') return this.#scan(response);
    if (kind !== 'open.js') return sendError(response, 404, 'UNKNOWN');
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(openScript);
  }

  #session(rest: readonly string[], call: Call): Promise<void> | void {
    if (this.failure === 'server-error') return sendError(call.response, 500, 'EXCEPTION');
    if (this.failure === 'malformed') return sendJson(call.response, 200, { unexpected: true });
    return rest[0] === undefined ? this.#start(call) : this.#requestor(rest, call);
  }

  /** Holds the simulated phone before the screen: opens the newest session that waits for an app. */
  #scan(response: ServerResponse): void {
    const session = this.sessions.findLast(({ status }) => status === 'INITIALIZED');
    if (session === undefined) return sendError(response, 400, 'SESSION_UNKNOWN');
    const app = `${this.#base}/irma/session/${session.clientToken}/app?second`;
    response.writeHead(303, { location: app }).end();
  }

  #control(name: string, { response, method }: Call): void {
    const failures: readonly YiviFailure[] = ['none', 'server-error', 'malformed', 'other-session'];
    const failure = failures.find((one) => one === name);
    if (failure === undefined || method !== 'PUT') return sendError(response, 404, 'UNKNOWN');
    this.failure = failure;
    response.writeHead(204).end();
  }

  async #start({ request, response, method }: Call): Promise<void> {
    if (method !== 'POST') return sendError(response, 405, 'INVALID_REQUEST');
    const { headers } = request;
    const { requestor, now } = this.#options;
    const content = await readRequest({ headers, body: await text(request) }, requestor, now());
    if (content === null) return sendError(response, 403, 'UNAUTHORIZED');
    const parsed = v.safeParse(requestSchema, content);
    if (!parsed.success) return sendError(response, 400, 'INVALID_REQUEST');
    const session = createSession(parsed.output, now());
    this.sessions.push(session);
    const { token, clientToken, authorization } = session;
    sendJson(response, 200, {
      token,
      sessionPtr: { u: `${this.#base}/irma/session/${clientToken}`, irmaqr: 'disclosing' },
      frontendRequest: { authorization, minProtocolVersion: '1.0', maxProtocolVersion: '1.1' },
    });
  }

  /** What the requestor asks of a session. */
  #requestor([token, what]: readonly string[], { response, method }: Call): void {
    const session = this.#find((one) => one.token === token);
    if (session === undefined) return sendError(response, 400, 'SESSION_UNKNOWN');
    if (what === undefined && method === 'DELETE') {
      this.#change(session, () => changeStatus(session, 'CANCELLED', this.#options.now()));
      response.writeHead(200).end();
      return;
    }
    if (what === 'status') return sendJson(response, 200, session.status);
    if (what === 'statusevents') return this.#watch(session, response, ({ status }) => status);
    if (what !== 'result') return sendError(response, 404, 'UNKNOWN');
    const other = this.failure === 'other-session' ? { token: 'anotherSession' } : {};
    sendJson(response, 200, { ...presentResult(session), ...other });
  }

  /** What the page with the QR code asks, and the app itself. */
  async #client([, clientToken, ...rest]: readonly string[], call: Call): Promise<void> {
    const { request, response } = call;
    const session = this.#find((one) => one.clientToken === clientToken);
    if (session === undefined) return sendError(response, 400, 'SESSION_UNKNOWN');
    if (rest[0] === 'app') return this.#app(session, call);
    if (rest[0] !== 'frontend') return sendError(response, 404, 'UNKNOWN');
    if (request.headers.authorization !== session.authorization)
      return sendError(response, 403, 'UNAUTHORIZED');
    if (call.method === 'POST') return this.#pair(session, rest[1], call);
    if (rest[1] === 'status') return sendJson(response, 200, { status: session.status });
    if (rest[1] !== 'statusevents') return sendError(response, 404, 'UNKNOWN');
    this.#watch(session, response, ({ status }) => ({ status }));
  }

  /** The page wants the app to show a code, or says that the visitor typed it. */
  async #pair(
    session: IrmaSession,
    what: string | undefined,
    { request, response }: Call,
  ): Promise<void> {
    if (what === 'options') {
      const options = v.safeParse(optionsSchema, parseJson(await text(request)));
      if (!options.success) return sendError(response, 400, 'MALFORMED_INPUT');
      if (session.status !== 'INITIALIZED') return sendError(response, 403, 'UNEXPECTED_REQUEST');
      return sendJson(response, 200, setPairing(session, options.output.pairingMethod));
    }
    if (what !== 'pairingcompleted') return sendError(response, 404, 'UNKNOWN');
    if (session.status !== 'PAIRING') return sendError(response, 403, 'UNEXPECTED_REQUEST');
    this.#change(session, () => changeStatus(session, 'CONNECTED', this.#options.now()));
    response.writeHead(204).end();
  }

  async #app(session: IrmaSession, { request, response, method }: Call): Promise<void> {
    const now = this.#options.now();
    if (method !== 'POST') {
      this.#change(session, () => connect(session, now));
      // The app follows the session, which goes on when the page has the code.
      if (session.status === 'PAIRING') response.setHeader('refresh', '1');
      return sendSimulatorPage(response, appPage(session));
    }
    const form = (await readForm(request)) ?? new URLSearchParams();
    this.#change(session, () => this.#act(session, form, now));
    const returnUrl = session.request.request.clientReturnUrl;
    const { searchParams } = new URL(request.url ?? '/', this.#base);
    // The app opens the address at the end, unless its own address says that the browser is elsewhere.
    if (returnUrl !== undefined && hasEnded(session) && !searchParams.has('second'))
      response.writeHead(303, { location: returnUrl }).end();
    else sendSimulatorPage(response, appPage(session));
  }

  #act(session: IrmaSession, form: URLSearchParams, now: number): void {
    const action = form.get('action');
    const person = findPerson(form.get('person') ?? '');
    const level = cardLevels.find((one) => one === form.get('level')) ?? cardLevels[0];
    if (action === 'expire') changeStatus(session, 'TIMEOUT', now);
    else if (hasEnded(session)) return;
    else if (session.status !== 'CONNECTED' && action !== 'cancel') return;
    else if (action !== 'share' && action !== 'invalid') changeStatus(session, 'CANCELLED', now);
    else {
      const proofStatus = action === 'invalid' ? 'INVALID' : 'VALID';
      const cards = person === undefined ? {} : cardsOf(person, level);
      // An app without the cards stops, which the server calls cancelled.
      if (!disclose(session, cards, { proofStatus, now })) changeStatus(session, 'CANCELLED', now);
    }
  }

  #find(isWanted: (session: IrmaSession) => boolean): IrmaSession | undefined {
    const session = this.sessions.find(isWanted);
    return session && isKnown(session, this.#options.now()) ? session : undefined;
  }

  #change(session: IrmaSession, act: () => void): void {
    const before = session.status;
    act();
    if (session.status !== before) this.#watchers.forEach((send) => send());
  }

  /** Sends the status at each change, as server-sent events. */
  #watch(
    session: IrmaSession,
    response: ServerResponse,
    present: (session: IrmaSession) => unknown,
  ): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    let sent: string | undefined;
    const send = () => {
      if (sent === session.status) return;
      sent = session.status;
      response.write(`data: ${JSON.stringify(present(session))}\n\n`);
      if (hasEnded(session)) response.end();
    };
    this.#watchers.add(send);
    response.on('close', () => this.#watchers.delete(send));
    send();
  }
}

const descriptions: Readonly<Record<string, string>> = {
  SESSION_UNKNOWN: 'Unknown or expired session',
  UNAUTHORIZED: 'You are not authorized to issue or verify this attribute',
  INVALID_REQUEST: 'Invalid HTTP request',
};

/** Refuses as the real server does. */
function sendError(response: ServerResponse, status: number, error: string): void {
  sendJson(response, status, { status, error, description: descriptions[error] ?? error });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
