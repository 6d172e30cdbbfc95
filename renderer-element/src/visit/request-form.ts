import type { Problem } from '@form-builder/core/contract/problem.ts';
import type { PublicForm } from '@form-builder/core/contract/public-forms.ts';
import { formUrl, requestHeaders, type FormAddress } from './form-address.ts';
import { RequestFailure } from './request-failure.ts';
import { takeStartedRequest } from './started-requests.ts';

/**
 * Reads the form. A plain fetch: the HTTP client is needed only for sending and arrives later.
 * Throws a RequestFailure.
 */
export async function requestForm(
  address: FormAddress,
  locale: string | undefined,
): Promise<PublicForm> {
  const url = formUrl(address);
  const response = await (
    takeStartedRequest(url) ?? fetch(url, { headers: requestHeaders(address, locale) })
  ).catch((cause: unknown) => {
    throw new RequestFailure(undefined, undefined, { cause });
  });
  // Our own server answers in its own contract; a stranger in between gives no JSON.
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new RequestFailure(response.status, body as Problem | undefined);
  return (body as { data: PublicForm }).data;
}
