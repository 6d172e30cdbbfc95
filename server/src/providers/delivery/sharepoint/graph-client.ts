import * as v from 'valibot';
import type { OutgoingRequest } from '../../../platform/outgoing/outgoing-client.ts';
import { pathTemplateOf } from '../../calls/path-template.ts';
import { parseContent } from '../../parse-content.ts';
import { ProviderError } from '../../provider-error.ts';
import { sendRequest } from '../../send-request.ts';
import type { DeliveryDriverOptions } from '../delivery-driver.ts';
import { readPages } from '../read-pages.ts';
import type { SharepointSettings } from './sharepoint-settings.ts';

/** Calls Microsoft Graph; paths are below its root. */
export interface GraphClient {
  /** Returns all objects of a list, from all pages. */
  readonly list: <S extends v.GenericSchema>(
    path: string,
    schema: S,
  ) => Promise<readonly v.InferOutput<S>[]>;
  /** Returns one object; `undefined` when there is none at this path. */
  readonly find: <S extends v.GenericSchema>(
    path: string,
    schema: S,
  ) => Promise<v.InferOutput<S> | undefined>;
  readonly send: <S extends v.GenericSchema>(
    call: GraphCall,
    schema: S,
  ) => Promise<v.InferOutput<S>>;
}

/** A call that changes something. */
export interface GraphCall {
  readonly method: OutgoingRequest['method'];
  readonly path: string;
  readonly body: object | Uint8Array;
}

type Options = Pick<DeliveryDriverOptions, 'client' | 'timeoutMs' | 'now' | 'secret' | 'tokens'> & {
  readonly settings: Pick<SharepointSettings, 'graph' | 'token'>;
};

const pageSchema = v.object({
  value: v.array(v.unknown()),
  '@odata.nextLink': v.optional(v.string()),
});

export function createGraphClient(options: Options): GraphClient {
  const { urlOf, send } = createSender(options);
  const get = (url: URL) => send({ method: 'GET', url });
  return {
    list: async (path, schema) => {
      const found = await readPages(urlOf(path), {
        read: async (url) => {
          const page = parseContent(pageSchema, await get(url));
          return { results: page.value, next: page['@odata.nextLink'] ?? null };
        },
        resolveNext: urlOf,
      });
      return found.map((one) => parseContent(schema, one));
    },
    find: async (path, schema) => {
      const content = await get(urlOf(path)).catch((cause: unknown) => {
        if (statusOf(cause) === 404) return null;
        throw cause;
      });
      return content === null ? undefined : parseContent(schema, content);
    },
    send: async ({ method, path, body }, schema) => {
      const isBytes = body instanceof Uint8Array;
      const type = isBytes ? 'application/octet-stream' : 'application/json';
      const content = await send({
        method,
        url: urlOf(path),
        headers: { 'content-type': type },
        body: isBytes ? body : JSON.stringify(body),
      });
      return parseContent(schema, content);
    },
  };
}

type Call = Pick<OutgoingRequest, 'method' | 'url'> & Partial<OutgoingRequest>;

/** Resolves the URL of each call, and sends the call with a token. */
function createSender({ settings, tokens, ...options }: Options) {
  const { graph } = settings;
  const requestToken = tokens(settings.token, options);
  const sendWith = async (token: string, { headers, ...request }: Call) => {
    const { client, timeoutMs } = options;
    const authorised = { accept: 'application/json', authorization: `Bearer ${token}`, ...headers };
    return (
      await sendRequest(client, {
        ...request,
        headers: authorised,
        timeoutMs,
        pathTemplate: drivePath(request.url),
      })
    ).content;
  };
  const send = async (call: Call): Promise<unknown> => {
    const token = await requestToken();
    try {
      return await sendWith(token, call);
    } catch (cause) {
      if (statusOf(cause) !== 401) throw cause;
      // A kept token may have been withdrawn before its end.
      return sendWith(await requestToken(token), call);
    }
  };
  /** Throws for a URL outside Graph, so that a response cannot redirect our token elsewhere. */
  const urlOf = (path: string): URL => {
    const url = new URL(path, graph);
    if (!url.href.startsWith(graph)) throw new ProviderError('bad_answer');
    return url;
  };
  return { urlOf, send };
}

/** Folders and files have names that designers compose of answers: what follows `root:` is left out. */
const drivePath = (url: URL): string =>
  pathTemplateOf(new URL(url.pathname.replace(/(\/root:).*$/s, '/root'), url));

/** The HTTP status of a failed call. */
export const statusOf = (cause: unknown): number | undefined =>
  cause instanceof ProviderError ? cause.answer?.status : undefined;

/** An identifier as a part of a path; those of sites contain commas. */
export const encodeId = (id: string): string => encodeURIComponent(id).replaceAll('%2C', ',');
