import type { JsonResponse } from './request-json.ts';

/**
 * The form requests that the loader script started before this code arrived, by address. The
 * symbol is the agreement between the two; each answer is used once.
 */
export const startedRequests = Symbol.for('form-builder.started-requests');

declare global {
  interface Window {
    [startedRequests]?: Map<string, Promise<JsonResponse>>;
  }
}

/** The answer that is already on its way, if the loader asked for it. */
export function takeStartedRequest(url: string): Promise<JsonResponse> | undefined {
  const started = window[startedRequests];
  const request = started?.get(url);
  started?.delete(url);
  return request;
}
