import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { reportFailure, reportSuccess } from '../session/connection.ts';

/** Reports a lost or restored connection and an ended session, as every call does. */
export async function reportedCall<T>(call: Promise<T>): Promise<T> {
  try {
    const answer = await call;
    reportSuccess();
    return answer;
  } catch (error) {
    reportFailure(error);
    throw error;
  }
}

/** Other screens that show versions and forms fetch them again when they are next opened. */
export function markVersionsStale(): void {
  for (const queryKey of [queryKeys.versions.all, queryKeys.forms.all]) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}
