import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { FormLogbook } from './logbook-area.tsx';

beforeAll(prepareScreens);
afterEach(() => vi.restoreAllMocks());

test('shows the entries of one subject of a form, as a submission links to them', async () => {
  const [form, subject] = ['018f2b1e-0000-7000-8000-000000000001', '01a21c97-ff48-7078-9a33-485a'];
  signInWith(['audit-list']);
  const meta = { total: 0, is_total_exact: true, page: 1, limit: 25, from: 0, to: 0 };
  const list = vi
    .spyOn(api, 'listLogbook')
    .mockResolvedValue({ data: [], meta: { ...meta, next_cursor: null } });
  const address = `/forms/${form}/logboek?filter[subject_id]=${subject}`;
  renderRoute([{ path: '/forms/:id/logboek', Component: FormLogbook }], address);
  await vi.waitFor(() =>
    expect(list.mock.lastCall?.[0]).toMatchObject({
      query: { filter: { form_id: form, subject_id: subject } },
    }),
  );
  expect(await screen.findByText(/01a21c97/)).not.toBeNull();
});
