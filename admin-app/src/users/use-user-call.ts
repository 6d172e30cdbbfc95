import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { useMutation } from '@tanstack/react-query';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** Makes a call about a user, and shows a notification when it succeeds. */
export function useUserCall(
  user: User,
  call: () => Promise<unknown>,
  words: { readonly done: string },
) {
  return useMutation({
    mutationFn: call,
    onSuccess: async () => {
      notifySuccess(words.done);
      await queryClient.invalidateQueries({ queryKey: queryKeys.users.all });
      await queryClient.invalidateQueries({ queryKey: queryKeys.users.one(user.id) });
    },
  });
}
