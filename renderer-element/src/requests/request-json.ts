import { RequestFailure } from './request-failure.ts';

/** An answer as far as it is needed: the status, and the JSON in it; nothing when it holds none. */
export interface JsonResponse {
  readonly status: number;
  readonly body: unknown;
}

/**
 * One request and its answer, whatever that says: the first page and sending do without the client
 * of the other calls. Throws a RequestFailure when none comes.
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

/** The data of an answer that our own server gave in its contract; throws a RequestFailure for a refusal. */
export function dataOf({ status, body }: JsonResponse): unknown {
  // A stranger in between gives no JSON.
  if (status >= 300) throw new RequestFailure(status, body as RequestFailure['problem']);
  return (body as { readonly data: unknown }).data;
}
