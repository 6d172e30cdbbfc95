import { createClient } from '@form-builder/core/client/create-client.ts';
import { contract, type ApiContract } from '@form-builder/core/contract/contract.ts';
import { currentRegion } from '../languages/languages.ts';
import { findSignIn } from '../session/current-sign-in.ts';
import { openVersion } from './open-version.ts';

/** A token with less life than this is renewed before it is sent. */
const leastValiditySeconds = 5;

/** Every call of the API, typed by the contract. */
export const api = createClient<ApiContract>(contract, { baseUrl: '', headers: requestHeaders });

/** The headers of every call, with a token that still lives. */
export async function requestHeaders(): Promise<Record<string, string>> {
  const token = await freshToken();
  const versionId = openVersion.id;
  return {
    accept: 'application/json',
    'accept-language': currentRegion(),
    'x-requested-with': 'XMLHttpRequest',
    'x-platform': 'web',
    'x-origin-url': location.origin + location.pathname,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(versionId === null ? {} : { 'x-form-version-id': versionId }),
  };
}

async function freshToken(): Promise<string | undefined> {
  const signIn = findSignIn();
  const seconds = signIn?.expiresInSeconds();
  if (signIn === undefined || seconds === undefined) return undefined;
  // A refused renewal shows itself as the 401 of the request.
  if (seconds < leastValiditySeconds) await signIn.renew().catch(() => undefined);
  return signIn.accessToken();
}
