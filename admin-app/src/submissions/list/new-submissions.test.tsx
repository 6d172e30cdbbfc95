import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { buildSubmissionSummary } from '../../testing/build-submission.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../../testing/render-screen.tsx';
import { SubmissionsScreen } from './submissions-screen.tsx';

const intervalMs = 30_000;
let total = 1;
let isExact = true;
let newest = '1';

beforeAll(prepareScreens);
beforeEach(() => {
  queryClient.clear();
  [total, isExact, newest] = [1, true, '1'];
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(address = '/submissions') {
  signInWith(['submission-list']);
  vi.spyOn(api, 'listSubmissionViews').mockResolvedValue({ data: [] });
  const list = vi.spyOn(api, 'listSubmissions').mockImplementation(() =>
    Promise.resolve({
      data: [buildSubmissionSummary({ id: newest, title: `M-${newest}` })],
      meta: {
        total,
        is_total_exact: isExact,
        page: 1,
        limit: 25,
        from: 1,
        to: 1,
        next_cursor: null,
      },
    }),
  );
  renderRoute([{ path: '/submissions', Component: SubmissionsScreen }], address);
  return list;
}
const wait = () => act(() => vi.advanceTimersByTimeAsync(intervalMs + 1));
const callsForOne = (list: ReturnType<typeof open>) =>
  list.mock.calls.filter(([request]) => request?.query?.limit === '1');

test('new submissions are announced, and shown on request only', async () => {
  const list = open('/submissions?filter[status]=final');
  await screen.findByText('M-1');
  [total, newest] = [3, '3'];
  await wait();
  const button = await screen.findByRole('button', { name: '2 nieuwe inzendingen tonen (nu 3)' });
  expect(button.closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByText('M-3')).toBeNull();
  expect(callsForOne(list).at(-1)?.[0]).toMatchObject({
    query: { filter: { status: 'final' }, sort: '!created_at' },
  });
  fireEvent.click(button);
  expect(await screen.findByText('M-3')).not.toBeNull();
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /nieuwe/ })).toBeNull());
});

test('a list that is too long to count says that there are new ones', async () => {
  [total, isExact] = [10_000, false];
  open();
  await screen.findByText('M-1');
  newest = '2';
  await wait();
  expect(await screen.findByRole('button', { name: 'Nieuwe inzendingen tonen' })).not.toBeNull();
});

test('a hidden tab asks nothing', async () => {
  const list = open();
  await screen.findByText('M-1');
  const before = callsForOne(list).length;
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await wait();
  expect(callsForOne(list)).toHaveLength(before);
});
