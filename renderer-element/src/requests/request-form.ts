import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { dataOf, requestJson } from './request-json.ts';
import { formUrl, requestHeaders, type FormAddress } from './form-address.ts';
import { throwOffline } from './request-failure.ts';
import { takeStartedRequest } from './started-requests.ts';

/** Reads the form, by the request that the loader has begun if it has. Throws a RequestFailure. */
export async function requestForm(
  address: FormAddress,
  locale: string | undefined,
): Promise<PublicForm> {
  const url = formUrl(address);
  const started = takeStartedRequest(url)?.catch(throwOffline);
  const answer = started ?? requestJson(url, { headers: requestHeaders(address, locale) });
  // Our own server answers in its own contract.
  return dataOf(await answer) as PublicForm;
}
