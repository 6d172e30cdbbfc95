import { useEffect, useState } from 'react';
import type { Login, LoginProvider } from '@form-builder/core/contract/visitor/login.ts';
import type { FindServices, FormServices } from '../requests/form-services.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import { environmentOf } from './login-environment.ts';
import { keepToken, readKept } from './login-store.ts';

/** How a login stands. */
export type LoginState =
  | { readonly kind: 'loading' }
  /** There is no server to log in with. */
  | { readonly kind: 'preview' }
  | { readonly kind: 'unavailable' }
  | {
      readonly kind: 'known';
      readonly provider: LoginProvider;
      /** Whoever is logged in; absent when nobody is. */
      readonly login: Login | undefined;
      /** Somebody was logged in until a moment ago. */
      readonly isOver: boolean;
    };

/** How the login with a provider stands, and the way to look again. */
export function useLogin(
  findServices: FindServices | undefined,
  provider: string,
): { readonly state: LoginState; readonly look: () => void } {
  const [state, setState] = useState<LoginState>({ kind: 'loading' });
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (!findServices) {
      setState({ kind: 'preview' });
      return undefined;
    }
    let isCurrent = true;
    findServices()
      .then((services) => readLogin(services, provider))
      .catch(unavailable)
      .then((read) => {
        if (isCurrent) setState(read);
      }, throwLater);
    return () => {
      isCurrent = false;
    };
  }, [findServices, provider, looks]);
  return { state, look: () => setLooks((count) => count + 1) };
}

async function readLogin(services: FormServices, provider: string): Promise<LoginState> {
  const found = await services.call('login:find', {
    ...{ provider, environment: environmentOf(services) },
  });
  const token = readKept(services.address.formId).tokens?.[provider];
  if (token === undefined) {
    return { kind: 'known', provider: found, login: undefined, isOver: false };
  }
  const login = await services.call('login:extend', { token }).catch((error: unknown) => {
    if (!(error instanceof RequestFailure) || error.status !== 401) throw error;
    keepToken(services.address.formId, provider, undefined);
    return undefined;
  });
  return { kind: 'known', provider: found, login, isOver: login === undefined };
}

function unavailable(error: unknown): LoginState {
  if (error instanceof RequestFailure) return { kind: 'unavailable' };
  throw error;
}

/** A fault of our own belongs on the console, not in silence. */
function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
