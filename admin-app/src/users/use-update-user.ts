import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';

type Change = NonNullable<Parameters<typeof api.updateUser>[0]['body']>;

/** Updates a user and shows a notification. */
export function useUpdateUser({ id }: Pick<User, 'id'>, done: string) {
  return useMutation({
    mutationFn: async (body: Change) => (await api.updateUser({ params: { id }, body })).data,
    meta: { showsErrors: true },
    onSuccess: async (user) => {
      queryClient.setQueryData(queryKeys.users.one(id), user);
      notifySuccess(done);
      await queryClient.invalidateQueries({ queryKey: queryKeys.users.all });
      await queryClient.invalidateQueries({ queryKey: queryKeys.roles.all });
    },
  });
}
