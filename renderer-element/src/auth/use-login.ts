import { useEffect, useState } from 'react';
import type { Login, LoginProvider } from '@form-builder/core/contract/visitor/login.ts';
import type { LoadServices, FormServices } from '../requests/form-services.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import { environmentOf } from './login-environment.ts';
import { exchangeEnded } from './login-in-progress.ts';
import { storeToken, readTabData } from './login-store.ts';

/** The state of a login. */
export type LoginState =
  | { readonly kind: 'loading' }
  /** Previews have no server to log in with. */
  | { readonly kind: 'preview' }
  | { readonly kind: 'unavailable' }
  | {
      readonly kind: 'known';
      readonly provider: LoginProvider;
      /** Who is logged in; absent when nobody is. */
      readonly login: Login | undefined;
      /** The session has just expired. */
      readonly isOver: boolean;
    };

/** The state of the login with a provider, and a function that reads it again. */
export function useLogin(
  loadServices: LoadServices | undefined,
  provider: string,
): { readonly state: LoginState; readonly refresh: () => void } {
  const [state, setState] = useState<LoginState>({ kind: 'loading' });
  const [refreshes, setRefreshes] = useState(0);
  useEffect(() => {
    if (!loadServices) {
      setState({ kind: 'preview' });
      return undefined;
    }
    let isCurrent = true;
    loadServices()
      .then((services) => readLogin(services, provider))
      .catch(unavailable)
      .then((read) => {
        if (isCurrent) setState(read);
      }, throwLater);
    return () => {
      isCurrent = false;
    };
  }, [loadServices, provider, refreshes]);
  return { state, refresh: () => setRefreshes((count) => count + 1) };
}

async function readLogin(services: FormServices, provider: string): Promise<LoginState> {
  const found = await services.call('login:find', {
    provider,
    environment: environmentOf(services),
  });
  // A form is shown during the exchange: its response may come after the provider's.
  await exchangeEnded(services.address.formId);
  const token = readTabData(services.address.formId).tokens?.[provider];
  if (token === undefined) {
    return { kind: 'known', provider: found, login: undefined, isOver: false };
  }
  const login = await services.call('login:extend', { token }).catch((error: unknown) => {
    if (!(error instanceof RequestFailure) || error.status !== 401) throw error;
    storeToken(services.address.formId, provider, undefined);
    return undefined;
  });
  return { kind: 'known', provider: found, login, isOver: login === undefined };
}

function unavailable(error: unknown): LoginState {
  if (error instanceof RequestFailure) return { kind: 'unavailable' };
  throw error;
}

/** A programming error must reach the console. */
function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
