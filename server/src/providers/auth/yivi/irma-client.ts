import * as v from 'valibot';
import type { OutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { ProviderError } from '../../provider-error.ts';
import { sendRequest } from '../../send-request.ts';
import type { Condiscon } from './condiscon.ts';
import { authenticateRequest, type YiviRequestor } from './yivi-requestor.ts';

const timeoutMs = 10_000;

/** How long a visitor may take before the app connects, and again until they answer. */
const sessionSeconds = 300;

const pointerSchema = v.object({ u: v.pipe(v.string(), v.url()), irmaqr: v.literal('disclosing') });

/** Where the app finds a session. */
export type SessionPointer = v.InferOutput<typeof pointerSchema>;

const packageSchema = v.object({
  // It becomes a part of a path.
  token: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  sessionPtr: pointerSchema,
  // It becomes the value of a header.
  frontendRequest: v.object({ authorization: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/)) }),
});

/** A session as the server made it; its token stays with us. */
export type SessionPackage = v.InferOutput<typeof packageSchema>;

const pairingSchema = v.object({
  pairingMethod: v.literal('pin'),
  pairingCode: v.pipe(v.string(), v.regex(/^\d{4,8}$/)),
});

const statusSchema = v.picklist([
  'INITIALIZED',
  'PAIRING',
  'CONNECTED',
  'CANCELLED',
  'DONE',
  'TIMEOUT',
]);
export type IrmaStatus = v.InferOutput<typeof statusSchema>;

const disclosedSchema = v.object({
  id: v.string(),
  rawvalue: v.nullish(v.string()),
  status: v.string(),
});
export type DisclosedAttribute = v.InferOutput<typeof disclosedSchema>;

const resultSchema = v.object({
  token: v.string(),
  status: statusSchema,
  type: v.string(),
  proofStatus: v.optional(v.string()),
  disclosed: v.nullish(v.array(v.nullish(v.array(disclosedSchema)))),
  error: v.optional(v.unknown()),
});

/** The result of a session; only the server itself may read it. */
export type IrmaResult = v.InferOutput<typeof resultSchema>;

/** What the page of a session needs to talk to the server. */
export interface SessionPage {
  readonly pointer: SessionPointer;
  readonly authorization: string;
}

export interface IrmaClientOptions {
  /** The address of the server. */
  readonly server: string;
  readonly requestor: YiviRequestor;
  readonly client: OutgoingClient;
  readonly now: () => number;
  /** Allows sessions over plain HTTP, for evaluation. */
  readonly allowsPlainHttp: boolean;
}

/** Speaks the API for requestors of an IRMA server; throws a ProviderError. */
export interface IrmaClient {
  /** `returnTo` is the address that an app on the same device opens at the end. */
  start(disclose: Condiscon, returnTo: string | null): Promise<SessionPackage>;
  /** Makes the app show a code before it goes on; returns the code. */
  enablePairing(page: SessionPage): Promise<string>;
  completePairing(page: SessionPage): Promise<void>;
  /** `undefined` for a session that the server no longer knows. */
  readStatus(token: string): Promise<IrmaStatus | undefined>;
  readResult(token: string): Promise<IrmaResult | undefined>;
  cancel(token: string): Promise<void>;
}

/** Creates a client of one IRMA server. */
export function createIrmaClient(options: IrmaClientOptions): IrmaClient {
  const { server, client } = options;
  const addressOf = (path: string) => new URL(path, server.endsWith('/') ? server : `${server}/`);
  const ask = (method: 'GET' | 'DELETE', path: string) =>
    withoutAnswer(() =>
      undefinedWhenUnknown(() =>
        sendRequest(client, {
          method,
          url: addressOf(path),
          headers: { accept: 'application/json' },
          timeoutMs,
        }),
      ),
    );
  return {
    start: (disclose, returnTo) => start(options, addressOf('session'), { disclose, returnTo }),
    enablePairing: async (page) => {
      const answer = await sendPageOptions(client, page, {
        '@context': 'https://irma.app/ld/request/frontendoptions/v1',
        pairingMethod: 'pin',
      });
      const options = v.safeParse(pairingSchema, answer.content);
      if (!options.success) throw new ProviderError('bad_answer');
      return options.output.pairingCode;
    },
    completePairing: async (page) => {
      await sendPageOptions(client, page, null);
    },
    readStatus: async (token) => parse(statusSchema, await ask('GET', `session/${token}/status`)),
    readResult: async (token) => {
      const result = parse(resultSchema, await ask('GET', `session/${token}/result`));
      // A result of another session says nothing about this login.
      if (result !== undefined && result.token !== token) throw new ProviderError('bad_answer');
      return result;
    },
    cancel: async (token) => {
      await ask('DELETE', `session/${token}`);
    },
  };
}

async function start(
  { requestor, client, now, allowsPlainHttp }: IrmaClientOptions,
  url: URL,
  { disclose, returnTo }: { readonly disclose: Condiscon; readonly returnTo: string | null },
): Promise<SessionPackage> {
  const request = {
    timeout: sessionSeconds,
    request: {
      '@context': 'https://irma.app/ld/request/disclosure/v2',
      disclose,
      ...(returnTo !== null && { clientReturnUrl: returnTo }),
    },
  };
  const { headers, body } = await authenticateRequest(requestor, request, now());
  const response = await sendRequest(client, {
    method: 'POST',
    url,
    headers: { accept: 'application/json', ...headers },
    body,
    timeoutMs,
  });
  const started = v.safeParse(packageSchema, response.content);
  if (!started.success) throw new ProviderError('bad_answer');
  const { protocol } = new URL(started.output.sessionPtr.u);
  // The app would send what it discloses to this address.
  if (protocol !== 'https:' && !(allowsPlainHttp && protocol === 'http:'))
    throw new ProviderError('bad_answer');
  return started.output;
}

/** Sends the options of a session's page; without options: the code is right. */
const sendPageOptions = (
  client: OutgoingClient,
  { pointer, authorization }: SessionPage,
  options: object | null,
) =>
  sendRequest(client, {
    method: 'POST',
    url: new URL(`${pointer.u}/frontend/${options === null ? 'pairingcompleted' : 'options'}`),
    headers: { accept: 'application/json', authorization, 'content-type': 'application/json' },
    ...(options !== null && { body: JSON.stringify(options) }),
    timeoutMs,
  });

type Answer = Awaited<ReturnType<typeof sendRequest>> | undefined;

function parse<S extends v.GenericSchema>(schema: S, answer: Answer): v.InferOutput<S> | undefined {
  if (answer === undefined) return undefined;
  const parsed = v.safeParse(schema, answer.content);
  if (!parsed.success) throw new ProviderError('bad_answer');
  return parsed.output;
}

const unknownSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ error: v.literal('SESSION_UNKNOWN') }),
);

/** The server forgets a session five minutes after its end, and calls it unknown with status 400. */
async function undefinedWhenUnknown(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const text = error instanceof ProviderError ? error.answer?.text : undefined;
    if (v.is(unknownSchema, text)) return undefined;
    throw error;
  }
}

/** An answer contains what somebody disclosed, so no error carries it on. */
async function withoutAnswer(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    throw error instanceof ProviderError && error.answer !== undefined
      ? new ProviderError(error.code)
      : error;
  }
}
