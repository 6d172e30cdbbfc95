import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { VisitorApi } from '../testing/api/visitor-api.ts';

/** The base URL of the stories' forms; requests there never leave the page. */
export const storyBaseUrl = 'https://formulieren.voorbeeldstad.invalid/';

/** Answers the element's requests in the page itself, with the API of its tests. */
export function playServer(forms: readonly PublicForm[]): VisitorApi {
  const api = new VisitorApi(forms);
  const { fetch: original } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return request.url.startsWith(storyBaseUrl) ? answer(api, request) : original(input, init);
  };
  return api;
}

async function answer(api: VisitorApi, request: Request): Promise<Response> {
  const { pathname: path, searchParams: query } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  const body = await request.text();
  const result = api.handle({ method: request.method, path, query, headers, body });
  if (result === 'gone') throw new TypeError('Failed to fetch');
  return Response.json(result?.body ?? {}, { status: result?.status ?? 404 });
}
