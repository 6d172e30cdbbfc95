import type { JsonResponse } from './request-json.ts';

/**
 * The form requests that the loader script started before this code ran, by URL. The symbol is
 * shared with that script; each response is used once.
 */
export const startedRequests = Symbol.for('form-builder.started-requests');

declare global {
  interface Window {
    [startedRequests]?: Map<string, Promise<JsonResponse>>;
  }
}

/** The request that the loader started, if any. */
export function takeStartedRequest(url: string): Promise<JsonResponse> | undefined {
  const started = window[startedRequests];
  const request = started?.get(url);
  started?.delete(url);
  return request;
}
