import type { Problem } from '@form-builder/core/contract/problem.ts';
import type { PublicForm } from '@form-builder/core/contract/public-forms.ts';
import { formUrl, requestHeaders, type FormAddress } from './form-address.ts';
import { RequestFailure } from './request-failure.ts';
import { takeStartedRequest, type StartedAnswer } from './started-requests.ts';

/**
 * Reads the form. A plain fetch: the HTTP client is needed only for sending and arrives later.
 * Throws a RequestFailure.
 */
export async function requestForm(
  address: FormAddress,
  locale: string | undefined,
): Promise<PublicForm> {
  const url = formUrl(address);
  const { status, body } = await (
    takeStartedRequest(url) ?? request(url, requestHeaders(address, locale))
  ).catch((cause: unknown) => {
    throw new RequestFailure(undefined, undefined, { cause });
  });
  // Our own server answers in its own contract; a stranger in between gives no JSON.
  if (status !== 200) throw new RequestFailure(status, body as Problem | undefined);
  return (body as { data: PublicForm }).data;
}

async function request(url: string, headers: HeadersInit): Promise<StartedAnswer> {
  const response = await fetch(url, { headers });
  const body: unknown = await response.json().catch(() => undefined);
  return { status: response.status, body };
}
