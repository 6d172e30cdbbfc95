import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { useMutation } from '@tanstack/react-query';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';

interface CallEnd {
  /** The notification. */
  readonly done: string;
  /** Called when the lists have been renewed, also when what made the call is gone by then. */
  readonly onDone?: () => void;
}

/** Makes a call about a user, and shows a notification when it succeeds. */
export function useUserCall(user: User, call: () => Promise<unknown>, { done, onDone }: CallEnd) {
  return useMutation({
    mutationFn: call,
    onSuccess: async () => {
      notifySuccess(done);
      await queryClient.invalidateQueries({ queryKey: queryKeys.users.all });
      await queryClient.invalidateQueries({ queryKey: queryKeys.users.one(user.id) });
      onDone?.();
    },
  });
}
