import { useMutation } from '@tanstack/react-query';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** A call that changes a request; it takes a text, and afterwards the request is read again. */
export function useRequestCall(
  done: string,
  call: (text: string) => Promise<unknown>,
  showsErrors = true,
) {
  return useMutation({
    mutationFn: call,
    // A dialog shows the error itself; otherwise a notice does.
    meta: { showsErrors },
    onSuccess: async () => {
      notifySuccess(done);
      await queryClient.invalidateQueries({ queryKey: queryKeys.dataRequests.all });
    },
  });
}
