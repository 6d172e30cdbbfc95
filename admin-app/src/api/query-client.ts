import { ApiError } from '@form-builder/core/client/create-client.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { reportFailure, reportSuccess } from '../session/connection.ts';
import { notifyError } from './notify.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `showsErrors`: the screen tells about errors itself, no notice is needed. */
    mutationMeta: { readonly showsErrors?: boolean };
  }
}

/** The cache of server data; every failure passes here once. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportFailure, onSuccess: reportSuccess }),
  mutationCache: new MutationCache({
    onSuccess: reportSuccess,
    onError: (error, _variables, _result, mutation) => {
      reportFailure(error);
      if (mutation.meta?.showsErrors !== true && !isRefusedToken(error)) notifyError(error);
    },
  }),
  defaultOptions: {
    queries: { staleTime: 20_000, retry: false, refetchOnWindowFocus: true, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** A 401 has a page of its own, so no notice. */
function isRefusedToken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
