import type * as v from 'valibot';
import type { OutgoingRequest } from '../../../platform/outgoing/outgoing-client.ts';
import { ProviderError } from '../../provider-error.ts';
import type { DeliveryDriverOptions } from '../delivery-driver.ts';
import { parseContent } from '../../parse-content.ts';
import { sendRequest } from '../../send-request.ts';
import { readPages } from '../read-pages.ts';
import { signToken } from './sign-token.ts';
import type { ZgwSettings } from './zgw-settings.ts';

/** The API of a call. */
export type ZgwApi = 'cases' | 'documents' | 'catalogues' | 'decisions';

/** Calls the ZGW APIs of one case system. */
export interface ZgwClient {
  /** Returns all objects of a list that match the filters, from all pages. */
  readonly list: <S extends v.GenericSchema>(
    api: ZgwApi,
    path: string,
    query: { readonly filters: Readonly<Record<string, string>>; readonly schema: S },
  ) => Promise<readonly v.InferOutput<S>[]>;
  /** The same with a search, whose criteria are in no URL: they may name a person. */
  readonly search: <S extends v.GenericSchema>(
    api: ZgwApi,
    path: string,
    query: { readonly criteria: Readonly<Record<string, string>>; readonly schema: S },
  ) => Promise<readonly v.InferOutput<S>[]>;
  /** Gets one object; `path` may also be a URL that the API returned. */
  readonly get: <S extends v.GenericSchema>(
    api: ZgwApi,
    path: string,
    schema: S,
  ) => Promise<v.InferOutput<S>>;
  /** Creates an object; `path` may also be a URL that the API returned. */
  readonly post: <S extends v.GenericSchema>(
    api: ZgwApi,
    path: string,
    create: { readonly body: object; readonly schema: S },
  ) => Promise<v.InferOutput<S>>;
  /** Changes the members of an object that the body names. */
  readonly patch: ZgwClient['post'];
  /** Sends a PUT request with a multipart form that contains one file. */
  readonly putForm: (
    api: ZgwApi,
    path: string,
    form: { readonly fields: Readonly<Record<string, string>>; readonly content: Uint8Array },
  ) => Promise<void>;
}

type Options = Pick<DeliveryDriverOptions, 'client' | 'now' | 'timeoutMs'> & {
  readonly settings: ZgwSettings;
  readonly secret: string;
};

/** The Zaken API requires the header with the coordinate system, even without geometry. */
const coordinates = { 'accept-crs': 'EPSG:4326', 'content-crs': 'EPSG:4326' };
const boundary = 'form-builder-file-part';

export function createZgwClient(options: Options): ZgwClient {
  const { urlOf, send } = createSender(options);
  const write =
    (method: 'POST' | 'PATCH'): ZgwClient['post'] =>
    async (api, path, { body, schema }) => {
      const url = urlOf(api, path);
      const headers = { 'content-type': 'application/json' };
      const text = JSON.stringify(body);
      return parseContent(schema, await send(api, { method, url, headers, body: text }));
    };
  return {
    list: async (api, path, { filters, schema }) => {
      const first = urlOf(api, path);
      for (const [name, value] of Object.entries(filters)) first.searchParams.set(name, value);
      const found = await readPages(first, {
        read: (url) => send(api, { method: 'GET', url }),
        resolveNext: (next) => urlOf(api, next),
      });
      return found.map((one) => parseContent(schema, one));
    },
    search: async (api, path, { criteria, schema }) => {
      const post = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(criteria),
      } as const;
      const found = await readPages(urlOf(api, path), {
        read: (url) => send(api, { ...post, url }),
        resolveNext: (next) => urlOf(api, next),
      });
      return found.map((one) => parseContent(schema, one));
    },
    get: async (api, path, schema) =>
      parseContent(schema, await send(api, { method: 'GET', url: urlOf(api, path) })),
    post: write('POST'),
    patch: write('PATCH'),
    putForm: async (api, path, { fields, content }) => {
      const url = urlOf(api, path);
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
      await send(api, { method: 'PUT', url, headers, body: writeForm(fields, content) });
    },
  };
}

type Call = Pick<OutgoingRequest, 'method' | 'url' | 'body'> & Partial<OutgoingRequest>;

/** Resolves the URL of each call, and sends the call with its own token. */
function createSender({ settings, secret, client, now, timeoutMs }: Options) {
  const roots: Readonly<Record<ZgwApi, string>> = {
    cases: settings.cases_url,
    documents: settings.documents_url,
    catalogues: settings.catalogues_url,
    decisions: settings.decisions_url,
  };
  return {
    /** Throws for a URL outside the API, so that a response cannot redirect our token elsewhere. */
    urlOf: (api: ZgwApi, path: string): URL => {
      // Only decisions need this API, so it may be left out of the settings.
      if (roots[api] === '') throw new ProviderError('not_configured');
      const url = new URL(path, roots[api]);
      if (!url.href.startsWith(roots[api])) throw new ProviderError('bad_answer');
      return url;
    },
    send: async (api: ZgwApi, { headers = {}, ...request }: Call): Promise<unknown> => {
      const token = signToken(secret, { clientId: settings.client_id, now: now() });
      const { content } = await sendRequest(client, {
        ...request,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          ...(api === 'cases' && coordinates),
          ...headers,
        },
        timeoutMs,
      });
      return content;
    },
  };
}

function writeForm(fields: Readonly<Record<string, string>>, content: Uint8Array): Uint8Array {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="inhoud"; filename="inhoud"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(parts.join('') + head),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}
