import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { buildSubmissionSummary } from '../../testing/build-submission.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../../testing/render-screen.tsx';
import { SubmissionsScreen } from './submissions-screen.tsx';

const intervalMs = 30_000;
let total = 1;
let isExact = true;
let newest = '1';
let queryClient: QueryClient;

/** The screen, whose cache the tests also use. */
function Screen() {
  queryClient = useQueryClient();
  return <SubmissionsScreen />;
}

beforeAll(prepareScreens);
beforeEach(() => {
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
  renderRoute([{ path: '/submissions', Component: Screen }], address);
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
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByText('M-3')).not.toBeNull();
  const said = await screen.findByText('De nieuwste staan bovenaan.');
  expect(said.closest('[role="status"]')).toBe(document.activeElement);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /nieuwe/ })).toBeNull());
});

test('on another page and in another order, they are shown on the first page, newest first', async () => {
  const list = open('/submissions?page=2&sort=title&search=M');
  await screen.findByText('M-1');
  [total, newest] = [2, '2'];
  await wait();
  fireEvent.click(await screen.findByRole('button', { name: /^1 nieuwe inzending tonen/ }));
  expect(await screen.findByText('M-2')).not.toBeNull();
  const pages = list.mock.calls.filter(([request]) => request?.query?.limit === '25');
  expect(pages.at(-1)?.[0]?.query).toMatchObject({ page: '1', sort: '!created_at', search: 'M' });
});

test('what shortens the list also counts again, so that nothing is announced', async () => {
  total = 2;
  open();
  await screen.findByText('M-1');
  await wait();
  total = 1;
  await act(() => queryClient.invalidateQueries({ queryKey: ['submissions', 'list'] }));
  await wait();
  total = 2;
  await wait();
  expect(await screen.findByRole('button', { name: /^1 nieuwe inzending tonen/ })).not.toBeNull();
});

test('a count from before the list was fetched announces nothing', async () => {
  total = 2;
  open();
  await screen.findByText('M-1');
  await wait();
  total = 1;
  await act(() =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[1] === 'list' && queryKey[2] !== 'newest',
    }),
  );
  expect(screen.queryByRole('button', { name: /nieuwe/ })).toBeNull();
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
