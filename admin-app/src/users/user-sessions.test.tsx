import type { StaffSession } from '@form-builder/core/contract/staff/users/sessions.ts';
import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { buildUser } from '../testing/build-user.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { UserSessions } from './user-sessions.tsx';
import { userQuery } from './users-queries.ts';

const user = buildUser({ id: '018f2b1e-0000-7000-8000-000000000102', name: 'Bo Bos' });
const session: StaffSession = {
  id: '018f2b1e-0000-7000-8000-000000000201',
  browser: 'Firefox',
  system: 'Windows',
  network: '192.0.2.1',
  signed_in_at: '2026-11-27T08:00:00.000Z',
  active_at: '2026-11-27T09:00:00.000Z',
  expires_at: '2026-11-28T08:00:00.000Z',
  is_current: false,
};
const meta = { total: 1, is_total_exact: true, page: 1, limit: 1, from: 1, to: 1 };

beforeAll(prepareScreens);
beforeEach(() => {
  queryClient.clear();
  signInWith(['users-all']);
  vi.spyOn(api, 'getUser').mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { data: user };
  });
  vi.spyOn(api, 'listUserSessions').mockResolvedValue({ data: [session], meta });
});
afterEach(() => vi.restoreAllMocks());

/** The sessions beside the other data of the user, which a call renews too, and which takes longer. */
function Screen({ user: shown }: { readonly user: User }) {
  useQuery(userQuery(shown.id));
  return <UserSessions user={shown} />;
}

/** Shows the sessions with the cache of the app, which a call renews. */
function show(shown = user): void {
  const element = (
    <QueryClientProvider client={queryClient}>
      <Screen user={shown} />
    </QueryClientProvider>
  );
  renderRoute([{ path: '/', element }], '/');
}
const endButton = () => screen.queryByRole('button', { name: 'Uitloggen: Firefox' });

test('an administrator signs a colleague out on one device; the focus stays in the section', async () => {
  const end = vi.spyOn(api, 'endUserSession').mockResolvedValue(undefined);
  show();
  await screen.findByText('Firefox op Windows');
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
  vi.mocked(api.listUserSessions).mockResolvedValue({ data: [], meta });
  fireEvent.click(endButton() ?? document.body);
  const params = { id: user.id, session_id: session.id };
  await waitFor(() => expect(end.mock.calls).toEqual([[{ params }]]));
  expect(await screen.findByText('Deze gebruiker is nu nergens ingelogd.')).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ingelogd op' })),
  );
});

test.each([
  ['of the request itself', user, { is_current: true }],
  ['of root', buildUser({ id: user.id, is_root: true }), {}],
])('offers no end to a session %s', async (_, shown, members) => {
  vi.mocked(api.listUserSessions).mockResolvedValue({ data: [{ ...session, ...members }], meta });
  show(shown);
  await screen.findByText('Firefox op Windows');
  expect(endButton()).toBeNull();
});
