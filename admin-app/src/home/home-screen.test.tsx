import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { sessionState } from '../session/session-state.ts';
import { buildForm } from '../testing/build-form.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { HomeScreen } from './home-screen.tsx';

const days = Array.from({ length: 28 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, '0')}`,
  count: index === 20 ? 1_200 : index > 20 ? 1 : 0,
}));

const meta = { total: 0, is_total_exact: true, page: 1, limit: 5, from: 0, to: 0 };

interface Forms {
  /** The forms that changed last. */
  readonly recent?: Form[];
  readonly own?: Form[];
}

function show(permissions: readonly Permission[], { recent = [], own = [] }: Forms = {}) {
  signInWith(permissions);
  vi.spyOn(api, 'listSubmissions').mockResolvedValue({
    data: [],
    meta: { ...meta, next_cursor: null },
  });
  vi.spyOn(api, 'listForms').mockImplementation((request) =>
    Promise.resolve({ data: JSON.stringify(request).includes('"user"') ? own : recent, meta }),
  );
  vi.spyOn(api, 'listVersions').mockResolvedValue({ data: [], meta });
  vi.spyOn(api, 'listProviders').mockResolvedValue({ data: [] });
  vi.spyOn(api, 'listQuotas').mockResolvedValue({ data: [] });
  vi.spyOn(api, 'listNotifications').mockResolvedValue({
    data: [],
    as_of: '2026-11-28T12:00:00Z',
    maintenance: null,
  });
  vi.spyOn(api, 'countSubmissionsByDay').mockResolvedValue({ data: days });
  renderRoute([{ path: '/', element: <HomeScreen /> }], '/');
}

const sections = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

beforeAll(prepareScreens);
afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

describe('the home page', () => {
  test('of an administrator begins with what works and the submissions of four weeks', async () => {
    show(['admin-forms-settings', 'admin-providers', 'submission-list', 'form-read']);
    expect(await screen.findByText('Alles werkt.')).not.toBeNull();
    expect(
      await screen.findByRole('img', {
        name: 'Inzendingen per dag, in totaal 1.207. Drukste dag: 21 nov, 1.200.',
      }),
    ).not.toBeNull();
    expect(screen.getByText(/laatste 7 dagen: 7, de 7 dagen daarvoor: 1\.200/)).not.toBeNull();
    expect(sections()).toEqual([
      'Eerste stappen',
      'Werkt alles?',
      'Inzendingen',
      'Laatst gewijzigde formulieren',
      'Maak je eerste formulier',
      'Laatste inzendingen',
    ]);
    const { violations } = await axe.run(document.body, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test('of a handler begins with their work, and has the chart below it', async () => {
    show(['submission-list', 'submission-handle']);
    expect(await screen.findByRole('img')).not.toBeNull();
    expect(sections()).toEqual(['Aan mij toegewezen', 'Nieuw', 'Inzendingen']);
    expect(api.listProviders).not.toHaveBeenCalled();
    expect(api.listQuotas).not.toHaveBeenCalled();
  });

  test('of a designer has neither', async () => {
    show(['form-read', 'form-edit']);
    expect(await screen.findByText('Maak je eerste formulier')).not.toBeNull();
    expect(sections()).toEqual(['Laatst gewijzigde formulieren', 'Maak je eerste formulier']);
    expect(api.countSubmissionsByDay).not.toHaveBeenCalled();
  });

  test('of a designer has their own forms, and the drafts with problems with a way into each', async () => {
    const draft = (id: string) => ({ id, number: 2 });
    const forms = [
      buildForm({ id: 'good', name: 'Afspraak', draft: draft('v-good') }),
      buildForm({ id: 'bad', name: 'Klacht', draft: draft('v-bad') }),
    ];
    show(['form-read', 'form-edit'], {
      recent: [buildForm({ name: 'Van een collega' })],
      own: forms,
    });
    const finding = { path: {}, params: {}, message: '' } as const;
    vi.spyOn(api, 'listFindings').mockImplementation(({ params }) =>
      Promise.resolve({
        data:
          params.id === 'v-bad'
            ? [
                { ...finding, code: 'label_missing', severity: 'error' },
                { ...finding, code: 'label_repeated', severity: 'warning' },
                { ...finding, code: 'label_repeated', severity: 'warning' },
              ]
            : [],
      }),
    );
    const problems = await screen.findByRole('table', { name: 'Nog op te lossen in je concepten' });
    expect(within(problems).getByText('1 fout, 2 waarschuwingen')).toBeDefined();
    const link = within(problems).getByRole('link');
    expect([link.textContent, link.getAttribute('href')]).toEqual([
      'Klacht',
      '/forms/version/v-bad',
    ]);
    const own = await screen.findByRole('table', { name: 'Mijn formulieren' });
    expect(within(own).getAllByRole('link')).toHaveLength(2);
    const query: unknown = expect.objectContaining({ filter: { user: sessionState.user?.id } });
    expect(api.listForms).toHaveBeenCalledWith({ query }, expect.anything());
  });

  test('of a designer lists forms once while only their own changed last', async () => {
    const forms = [buildForm({ name: 'Afspraak', draft: { id: 'v', number: 2 } })];
    show(['form-read', 'form-edit'], { recent: forms, own: forms });
    vi.spyOn(api, 'listFindings').mockResolvedValue({ data: [] });
    await screen.findByText('Je laatste concepten hebben geen fouten of waarschuwingen.');
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Afspraak' })).toHaveLength(1));
    expect(sections()).not.toContain('Mijn formulieren');
  });
});
