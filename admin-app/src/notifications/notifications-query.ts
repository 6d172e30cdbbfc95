import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** Read again on returning to the window and on opening another screen, not by a timer. */
const freshMs = 60_000;

export const notificationsQuery = queryOptions({
  queryKey: queryKeys.notifications,
  queryFn: ({ signal }) => api.listNotifications({}, { signal }),
  staleTime: freshMs,
});

/** Fetches the notifications again if they are older than a minute. */
export async function refreshNotifications(): Promise<void> {
  // The cache reports failures, and the list shows them.
  await queryClient.query(notificationsQuery).catch(() => undefined);
}

/** Marks one notification as read, or all until a moment, and shows that at once. */
export async function markRead(body: { readonly id: string } | { readonly until: string }) {
  await api.readNotifications({ body });
  await queryClient.invalidateQueries({ queryKey: queryKeys.notifications });
}
