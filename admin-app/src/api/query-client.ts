import { ApiError } from '@form-builder/core/client/create-client.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { reportFailure, reportSuccess } from '../session/connection.ts';
import { sessionState } from '../session/session-state.ts';
import { notifyError } from './notify.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `showsErrors`: the screen shows errors itself, so no notice is needed. */
    mutationMeta: { readonly showsErrors?: boolean };
  }
}

/** The cache of server data; handles every failure once. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportFailure, onSuccess: reportSuccess }),
  mutationCache: new MutationCache({
    onSuccess: reportSuccess,
    onError: (error, _variables, _result, mutation) => {
      reportFailure(error);
      if (mutation.meta?.showsErrors !== true && !hasOwnPage(error)) notifyError(error);
    },
  }),
  defaultOptions: {
    queries: { staleTime: 20_000, retry: false, refetchOnWindowFocus: true, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** A rejected token and a required password have their own page, so no notice is needed. */
function hasOwnPage(error: unknown): boolean {
  return sessionState.mustChangePassword || (error instanceof ApiError && error.status === 401);
}
