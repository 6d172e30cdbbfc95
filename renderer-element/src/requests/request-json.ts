import { RequestFailure } from './request-failure.ts';

/** A response: its status, and its JSON, if any. */
export interface JsonResponse {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Sends one request and returns the response with any status, for code that must not load the typed
 * client: the first page and submitting. Throws a RequestFailure when there is no response.
 */
export async function requestJson(url: string, request: RequestInit): Promise<JsonResponse> {
  try {
    const response = await fetch(url, request);
    const body: unknown = await response.json().catch(() => undefined);
    return { status: response.status, body };
  } catch (cause) {
    throw new RequestFailure(undefined, undefined, { cause });
  }
}

/**
 * Returns the data of a response of our own server; throws a RequestFailure for a rejected request.
 */
export function dataOf({ status, body }: JsonResponse): unknown {
  // A proxy may answer without JSON.
  if (status >= 300) throw new RequestFailure(status, body as RequestFailure['problem']);
  return (body as { readonly data: unknown }).data;
}
