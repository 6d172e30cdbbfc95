import type { Export } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { ExportsScreen } from './exports-screen.tsx';

const form = '018f2b1e-0000-7000-8000-000000000002';
const made = {
  status: 'available',
  failure: null,
  consent: null,
  row_count: 3,
  total: 3,
  seconds_left: null,
  file_name: 'x.csv',
  size_bytes: 2_000,
  created_at: '2026-11-20T09:00:00.000Z',
  ended_at: '2026-11-20T09:01:00.000Z',
  expires_at: '2026-11-27T09:01:00.000Z',
  is_erased: false,
} as const;
const ofLogbook: Export = {
  ...made,
  id: '018f2b1e-0000-7000-8000-000000000001',
  kind: 'logbook',
  subject: { type: 'form', id: form, name: 'Kapvergunning' },
  choices: { filter: { form_id: form, group: 'forms' }, reject: {}, search: '', language: 'nl' },
};
const ofSubmissions: Export = {
  ...made,
  id: '018f2b1e-0000-7000-8000-000000000003',
  kind: 'submissions',
  form_id: form,
  form_title: 'Bijstand',
  choices: {
    form_id: form,
    format: 'xlsx',
    filter: {},
    search: '',
    fields: null,
    values: 'labels',
    language: 'nl',
    row_field: null,
    is_unmasked: true,
  },
};

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

test('lists exports of submissions and of the logbook in words, without the parts for exporters', async () => {
  signInWith(['audit-list']);
  const meta = { total: 2, is_total_exact: true, page: 1, limit: 25, from: 1, to: 2 };
  vi.spyOn(api, 'listExports').mockResolvedValue({ data: [ofLogbook, ofSubmissions], meta });
  const consents = vi.spyOn(api, 'listConsentRequests');
  renderRoute([{ path: '/exports', Component: ExportsScreen }], '/exports');
  expect(await screen.findByText('Kapvergunning')).toBeDefined();
  expect(screen.getByText('Logboek · CSV · gefilterd')).toBeDefined();
  expect(screen.getByText('Inzendingen · Excel · gevoelige antwoorden leesbaar')).toBeDefined();
  expect(consents).not.toHaveBeenCalled();
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false } },
  });
  expect(violations).toEqual([]);
});

test('an export whose file was removed because of an erasure says so, instead of that it expired', async () => {
  signInWith(['submission-list']);
  const erased: Export = { ...ofSubmissions, status: 'expired', is_erased: true };
  const meta = { total: 1, is_total_exact: true, page: 1, limit: 25, from: 1, to: 1 };
  vi.spyOn(api, 'listExports').mockResolvedValue({ data: [erased], meta });
  renderRoute([{ path: '/exports', Component: ExportsScreen }], '/exports');
  expect(await screen.findByText('Gewist')).toBeDefined();
  expect(screen.getByText(/^Er zijn inzendingen uit dit bestand verwijderd/)).toBeDefined();
  expect(screen.queryByText('Verlopen')).toBeNull();
});
