import type * as v from 'valibot';
import type { OutgoingRequest } from '../../../platform/outgoing/outgoing-client.ts';
import { parseContent } from '../../parse-content.ts';
import { ProviderError } from '../../provider-error.ts';
import { sendRequest } from '../../send-request.ts';
import type { DeliveryDriverOptions } from '../delivery-driver.ts';
import { readPages } from '../read-pages.ts';
import type { ObjectsRoots } from './objects-settings.ts';

/** The API of a call. */
export type ObjectsApi = keyof ObjectsRoots;

/** Calls an Objects API and its Objecttypes API; paths are below the root of the API. */
export interface ObjectsClient {
  /** Returns all objects of a list, from all pages. */
  readonly list: <S extends v.GenericSchema>(
    api: ObjectsApi,
    path: string,
    schema: S,
  ) => Promise<readonly v.InferOutput<S>[]>;
  /** Returns one object; `undefined` when there is none at this path. */
  readonly find: <S extends v.GenericSchema>(
    api: ObjectsApi,
    path: string,
    schema: S,
  ) => Promise<v.InferOutput<S> | undefined>;
  readonly post: <S extends v.GenericSchema>(
    api: ObjectsApi,
    path: string,
    create: { readonly body: object; readonly schema: S },
  ) => Promise<v.InferOutput<S>>;
}

type Options = Pick<DeliveryDriverOptions, 'client' | 'timeoutMs'> & {
  readonly roots: ObjectsRoots;
  readonly tokens: Readonly<Record<ObjectsApi, string>>;
};

/** The Objects API has coordinates of this system only, and requires that we name it. */
const coordinates = 'EPSG:4326';

export function createObjectsClient({ roots, tokens, client, timeoutMs }: Options): ObjectsClient {
  const urlOf = (api: ObjectsApi, path: string) => new URL(path, roots[api]);
  const send = async (
    api: ObjectsApi,
    { headers = {}, ...call }: Pick<OutgoingRequest, 'method' | 'url'> & Partial<OutgoingRequest>,
  ) => {
    const { content } = await sendRequest(client, {
      ...call,
      headers: {
        accept: 'application/json',
        authorization: `Token ${tokens[api]}`,
        ...(api === 'objects' && { 'accept-crs': coordinates }),
        ...headers,
      },
      timeoutMs,
    });
    return content;
  };
  return {
    list: async (api, path, schema) => {
      const first = urlOf(api, path);
      const found = await readPages(first, {
        read: (url) => send(api, { method: 'GET', url }),
        // Behind a proxy the API may name a host that only its own network knows: only the query counts.
        resolveNext: (next) => withQueryOf(first, next),
      });
      return found.map((one) => parseContent(schema, one));
    },
    find: async (api, path, schema) => {
      const content = await send(api, { method: 'GET', url: urlOf(api, path) }).catch(absent);
      return content === null ? undefined : parseContent(schema, content);
    },
    post: async (api, path, { body, schema }) => {
      const headers = { 'content-type': 'application/json', 'content-crs': coordinates };
      const url = urlOf(api, path);
      return parseContent(
        schema,
        await send(api, { method: 'POST', url, headers, body: JSON.stringify(body) }),
      );
    },
  };
}

function withQueryOf(url: URL, next: string): URL {
  const { search } = new URL(next, url);
  const found = new URL(url);
  found.search = search;
  return found;
}

function absent(cause: unknown): null {
  if (cause instanceof ProviderError && cause.answer?.status === 404) return null;
  throw cause;
}
