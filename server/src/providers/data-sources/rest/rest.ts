import type {
  OutgoingClient,
  OutgoingRequest,
} from '../../../platform/outgoing/outgoing-client.ts';
import { readWithRetry, type RetryContext } from '../../calls/read-with-retry.ts';
import { ProviderError } from '../../provider-error.ts';
import { sendRequest } from '../../send-request.ts';
import { createTimedCache } from '../../timed-cache.ts';
import type { DataInputs, DataSource, DataValues, TriedDataSource } from '../data-source.ts';
import { buildBody, buildUrl } from './build-request.ts';
import { readOutputs } from './read-outputs.ts';
import { createTokenRequester } from '../../request-token.ts';
import type { RestSettings } from './rest-settings.ts';

interface RestOptions {
  readonly secret: string | null;
  readonly client: OutgoingClient;
  readonly now: () => number;
  readonly retry?: RetryContext;
}

/** The part of a response that administrators see. */
const shownCharacters = 10_000;
const maxCachedAnswers = 1_000;

/** A source that answers with JSON over HTTP. */
export function createRest(settings: RestSettings, options: RestOptions): DataSource {
  const { outputs, cacheMs, timeoutMs } = settings;
  const requestToken =
    settings.token && createTokenRequester(settings.token, { ...options, timeoutMs });
  const cached = createTimedCache<DataValues>({
    ttlMs: cacheMs,
    maxEntries: maxCachedAnswers,
    now: options.now,
  });
  // A service may repeat the request in its response.
  const mask = (text: string) =>
    options.secret === null ? text : text.replaceAll(options.secret, '••••••');
  const send = createSend(settings, options, requestToken);
  return {
    ask: (inputs) =>
      cached(JSON.stringify(Object.entries(inputs).sort()), async () => {
        try {
          return readOutputs(outputs, (await send(inputs)).content);
        } catch (error) {
          if (isNothingFound(error)) return readOutputs(outputs, undefined);
          throw error;
        }
      }),
    try: async (inputs) => {
      try {
        const { status, content } = await send(inputs);
        const response = mask(JSON.stringify(content, null, 2)).slice(0, shownCharacters);
        const masked: unknown = JSON.parse(mask(JSON.stringify(content)));
        return { error: null, status, response, values: readOutputs(outputs, masked) };
      } catch (error) {
        const { response, ...tried } = explainFailure(error, readOutputs(outputs, undefined));
        return { ...tried, response: mask(response).slice(0, shownCharacters) };
      }
    },
    check: async () => {
      await requestToken?.();
    },
  };
}

/** Sends a request and requires JSON. */
function createSend(
  settings: RestSettings,
  options: RestOptions,
  requestToken: (() => Promise<string>) | null,
) {
  const { timeoutMs } = settings;
  const send = async (inputs: DataInputs, limitMs: number) => {
    const authorisation = await authorise(settings, options, requestToken);
    const request = { ...buildRequest(settings, inputs, authorisation), timeoutMs: limitMs };
    const { status, content } = await sendRequest(options.client, request);
    if (content === undefined) throw new ProviderError('bad_answer', { status, text: '' });
    return { status, content };
  };
  return (inputs: DataInputs) =>
    // A POST may change something at the source.
    settings.method === 'GET'
      ? readWithRetry(timeoutMs, (limitMs) => send(inputs, limitMs), options.retry)
      : send(inputs, timeoutMs);
}

function explainFailure(error: unknown, values: DataValues): TriedDataSource {
  if (!(error instanceof ProviderError)) throw error;
  const { status = null, text = '' } = error.answer ?? {};
  const code = isNothingFound(error) ? null : error.code;
  return { error: code, status, response: text, values };
}

/** A source that does not know something says so with this status. */
const isNothingFound = (error: unknown): boolean =>
  error instanceof ProviderError && error.answer?.status === 404;

async function authorise(
  { secretHeader }: RestSettings,
  { secret }: RestOptions,
  requestToken: (() => Promise<string>) | null,
): Promise<Readonly<Record<string, string>>> {
  if (requestToken !== null) return { authorization: `Bearer ${await requestToken()}` };
  if (secretHeader === '') return {};
  if (secret === null) throw new ProviderError('not_configured');
  return { [secretHeader]: secret };
}

function buildRequest(
  settings: RestSettings,
  inputs: DataInputs,
  authorisation: Readonly<Record<string, string>>,
): OutgoingRequest {
  const body = settings.method === 'POST' ? buildBody(settings, inputs) : undefined;
  return {
    method: settings.method,
    url: buildUrl(settings, inputs),
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...settings.headers,
      ...authorisation,
    },
    ...(body !== undefined && { body }),
    timeoutMs: settings.timeoutMs,
    pathTemplate: configuredPath(settings),
    expectedStatuses: [404],
  };
}

/** The path with the names of its values in braces, as the administrator wrote it. */
function configuredPath({ url, path }: RestSettings): string {
  const base = new URL(url).pathname.replace(/\/$/, '');
  return (base + path).replace(/\?.*$/s, '') || '/';
}
