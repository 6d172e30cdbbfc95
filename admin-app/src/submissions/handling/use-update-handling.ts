import type { Handling } from '@form-builder/core/contract/staff/submissions/handling.ts';
import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** The changes of a submission's handling. */
export type HandlingChange = NonNullable<Parameters<typeof api.updateHandling>[0]['body']>;

/** Changes the handling of the open submission, and updates every screen. */
export function useUpdateHandling(id: string) {
  return useMutation({
    mutationFn: (body: HandlingChange) => api.updateHandling({ params: { id }, body }),
    onSuccess: async ({ data: handling }) => {
      showHandling(id, handling);
      await refreshLists();
    },
  });
}

/** Fetching the submission again would add an entry to the logbook. */
function showHandling(id: string, handling: Handling): void {
  queryClient.setQueryData<Submission>(
    queryKeys.submissions.one(id),
    (submission) => submission && { ...submission, handling },
  );
}

/** The handling of a submission in lists. */
export const handlingLists = [
  [...queryKeys.submissions.all, 'list'],
  queryKeys.submissions.labels,
] as const;

async function refreshLists(): Promise<void> {
  await Promise.all(handlingLists.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
