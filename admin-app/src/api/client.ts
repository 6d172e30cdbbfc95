import { createClient, type Client } from '@form-builder/core/client/create-client.ts';
import { contract, type ApiContract } from '@form-builder/core/contract/contract.ts';
import { idleHeader } from '@form-builder/core/contract/staff/users/idle-header.ts';
import { currentRegion } from '../languages/languages.ts';
import { idleSeconds } from '../session/activity.ts';
import { findSignIn } from '../session/current-sign-in.ts';
import { openVersion } from './open-version.ts';

/** A token that expires sooner than this is renewed before it is sent. */
const minValiditySeconds = 5;

/** Every call of the API, typed by the contract. */
export const api: Client<ApiContract> = createClient<ApiContract>(contract, {
  baseUrl: '',
  headers: requestHeaders,
});

/** Returns the headers of every call, with a valid token. */
export async function requestHeaders(): Promise<Record<string, string>> {
  const token = await freshToken();
  const versionId = openVersion.id;
  return {
    accept: 'application/json',
    'accept-language': currentRegion(),
    'x-requested-with': 'XMLHttpRequest',
    'x-platform': 'web',
    [idleHeader]: String(idleSeconds()),
    'x-origin-url': location.origin + location.pathname,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(versionId === null ? {} : { 'x-form-version-id': versionId }),
  };
}

async function freshToken(): Promise<string | undefined> {
  const signIn = findSignIn();
  const seconds = signIn?.expiresInSeconds();
  if (signIn === undefined || seconds === undefined) return undefined;
  // After a rejected renewal, the request itself gets a 401.
  if (seconds < minValiditySeconds) await signIn.renew().catch(() => undefined);
  return signIn.accessToken();
}
