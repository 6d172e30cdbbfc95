import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { dataOf, requestJson } from './request-json.ts';
import { formUrl, requestHeaders, type FormAddress } from './form-address.ts';
import { throwOffline } from './request-failure.ts';
import { takeStartedRequest } from './started-requests.ts';

/**
 * Fetches the form, with the request that the loader started if there is one. Throws a
 * RequestFailure.
 */
export async function requestForm(
  address: FormAddress,
  locale: string | undefined,
): Promise<PublicForm> {
  const url = formUrl(address);
  const started = takeStartedRequest(url)?.catch(throwOffline);
  const answer = started ?? requestJson(url, { headers: requestHeaders(address, locale) });
  // Our own server responds according to the contract.
  return dataOf(await answer) as PublicForm;
}
