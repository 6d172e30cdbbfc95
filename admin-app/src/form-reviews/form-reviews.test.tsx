import type { Review } from '@form-builder/core/contract/staff/forms/reviews.ts';
import { screen, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { sessionState } from '../session/session-state.ts';
import { buildForm } from '../testing/build-form.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { FormReviews } from './form-reviews.tsx';

const user = { id: '018f2b1e-0000-7000-8000-000000000009', name: 'Dina Ontwerper' };
const review: Review = {
  id: '018f2b1e-0000-7000-8000-000000000008',
  version: { id: 'v2', number: 2, title: 'Parkeervergunning' },
  environment: 'production',
  steps: [
    {
      state: 'proposed',
      at: '2026-11-20T10:00:00.000Z',
      user,
      remark: 'Graag',
      warnings: 2,
      reviewers: [],
    },
    {
      state: 'rejected',
      at: '2026-11-21T10:00:00.000Z',
      user: null,
      remark: null,
      warnings: null,
      reviewers: [],
    },
    {
      state: null,
      at: '2026-11-22T10:00:00.000Z',
      user,
      remark: null,
      warnings: null,
      reviewers: [],
    },
  ],
};

function show(reviews: Review[]): void {
  const total = reviews.length;
  const meta = { total, is_total_exact: true, page: 1, limit: 25, from: 1, to: total };
  vi.spyOn(api, 'listReviews').mockResolvedValue({ data: reviews, meta });
  vi.spyOn(api, 'listEnvironments').mockResolvedValue({ data: [], meta });
  const layout = { path: '/', element: <Outlet context={buildForm()} /> };
  renderRoute([{ ...layout, children: [{ index: true, element: <FormReviews /> }] }], '/');
}

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
  sessionState.user = null;
});

describe('the reviews of a form', () => {
  test('show each step with its person and remark, and link to the review', async () => {
    signInWith(['form-read']);
    show([review]);
    const link = await screen.findByRole('link', { name: '2. Parkeervergunning' });
    expect(link.getAttribute('href')).toBe('/forms/review/v2');
    const steps = within(screen.getByRole('list', { name: 'Verloop' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toMatchObject([
      expect.stringMatching(/Voorgesteld.*Dina Ontwerper.*“Graag”.*2 waarschuwingen/),
      expect.stringMatching(/Afgekeurd.*Het systeem/),
      expect.stringMatching(/Vervallen.*na het voorstel gewijzigd/),
    ]);
  });

  test('have no link for somebody who may not open a version', async () => {
    signInWith(['form-create']);
    show([review]);
    await screen.findByText('2. Parkeervergunning');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('are empty with the first step: the screen to propose on', async () => {
    signInWith(['form-edit']);
    show([]);
    const first = await screen.findByRole('link', { name: 'Naar versie 1 om voor te stellen' });
    expect(first.getAttribute('href')).toBe('/forms/review/018f2b1e-0000-7000-8000-000000000002');
  });
});
