import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { Breadcrumbs } from '../../frame/page/breadcrumbs.tsx';
import { pageState } from '../../frame/page/page.ts';
import { buildSubmission } from '../../testing/build-submission.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../../testing/render-screen.tsx';
import { SubmissionScreen } from '../submission-screen.tsx';

const list = '/forms/f1/submissions?filter%5Bstate%5D=completed&sort=title&page=2';
const route = {
  path: '/forms/:id/submissions/:submissionId',
  element: (
    <>
      <Breadcrumbs />
      <SubmissionScreen />
    </>
  ),
};
const beside = (id: string) => ({ id, form_id: 'f1', title: id });

beforeAll(prepareScreens);
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  vi.spyOn(api, 'getSubmission').mockImplementation(({ params }) =>
    Promise.resolve({ data: buildSubmission({ id: params.id, form_id: 'f1', title: params.id }) }),
  );
  vi.spyOn(api, 'getSubmissionNeighbours').mockImplementation(({ params }) => {
    const data =
      params.id === 'two'
        ? { previous: beside('one'), next: beside('three') }
        : { previous: beside('two'), next: null };
    return Promise.resolve({ data });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const open = (query: Readonly<Record<string, string>>) =>
  renderRoute([route], `/forms/f1/submissions/two?${new URLSearchParams(query).toString()}`);
const pathOf = (link: HTMLElement) => link.getAttribute('href')?.split('?')[0];

test('goes on in the list from which it was opened, whose order and filters stay', async () => {
  signInWith(['submission-list', 'submission-read']);
  const path = open({ list, language: 'en' });
  const previous = await screen.findByRole('link', { name: 'Vorige inzending' });
  expect(pathOf(previous)).toBe('/forms/f1/submissions/one');
  expect(api.getSubmissionNeighbours).toHaveBeenCalledWith(
    {
      params: { id: 'two' },
      query: { sort: 'title', filter: { state: 'completed', form_id: 'f1' } },
    },
    expect.anything(),
  );
  fireEvent.keyDown(document.documentElement, {
    key: 'ArrowDown',
    code: 'ArrowDown',
    altKey: true,
  });
  await waitFor(() => expect(path()).toBe('/forms/f1/submissions/three'));
  expect(await screen.findByLabelText('Dit is de laatste van de lijst')).not.toBeNull();
  const { searchParams } = new URL(path('whole'), 'https://x');
  expect(searchParams.get('list')).toBe(list);
  expect(searchParams.get('language')).toBe('en');
  const back = screen.getByRole('link', { name: 'Inzendingen' });
  expect(back.getAttribute('href')).toBe(list);
});

test('leads back to the list of all forms when it was opened from that', async () => {
  signInWith(['submission-list', 'submission-read']);
  open({ list: '/submissions?search=12' });
  await screen.findByRole('link', { name: 'Volgende inzending' });
  expect(pageState.crumbs.map(({ to }) => to)).toEqual(['/submissions?search=12', undefined]);
});

test('has no neighbours when it was opened from elsewhere, and no way to a foreign address', async () => {
  signInWith(['submission-list', 'submission-read']);
  open({ list: 'https://example.org/submissions' });
  expect(await screen.findByRole('heading', { name: 'two' })).not.toBeNull();
  expect(screen.queryByRole('navigation', { name: 'In de lijst' })).toBeNull();
  expect(api.getSubmissionNeighbours).not.toHaveBeenCalled();
  expect(pageState.crumbs.at(-2)?.to).toBe('/forms/f1/submissions');
});
