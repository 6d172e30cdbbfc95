import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addressOf, screens } from '../access/screens.ts';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { loadTexts } from '../languages/languages.ts';
import { buildForm } from '../testing/build-form.ts';
import { buildVersion } from '../testing/build-version.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { ReviewScreen } from './review-screen.tsx';

const none = { total: 0, is_total_exact: true, page: 1, limit: 999, from: 0, to: 0 };
const finding = { severity: 'error', path: {}, params: {}, message: 'Kapot' } as const;
const version = buildVersion({
  title: 'Kapvergunning',
  pages: [],
  translations: { en: { title: 'Felling' } },
});

beforeAll(async () => {
  prepareScreens();
  await loadTexts('screens');
});
beforeEach(() => {
  queryClient.clear();
  signInWith(['form-read', 'form-review-production']);
  vi.spyOn(api, 'getVersion').mockResolvedValue({ data: version });
  vi.spyOn(api, 'getForm').mockResolvedValue({ data: buildForm() });
  vi.spyOn(api, 'listVersions').mockResolvedValue({ data: [version], meta: none });
  vi.spyOn(api, 'listEnvironments').mockResolvedValue({ data: [], meta: none });
  vi.spyOn(api, 'listVersionRemarks').mockResolvedValue({ data: [] });
  vi.spyOn(api, 'listProviders').mockResolvedValue({ data: [] });
  vi.spyOn(api, 'listFindings').mockResolvedValue({
    data: [
      { ...finding, code: 'label_missing' },
      { ...finding, code: 'test_failed' },
    ],
  });
});

test('the reviewer sees what the proposer was told, without being asked to solve it', async () => {
  renderRoute(
    [{ path: screens.formReview.path, Component: ReviewScreen }],
    addressOf('formReview', { id: version.id }),
  );
  const heading = await screen.findByRole('heading', { name: 'In het kort' });
  const section = heading.closest('section');
  if (section === null) throw new Error('no section');
  const items = await within(section).findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '1 fout',
    'Geen waarschuwingen',
    'Nog geen tests',
    'Vertaald in het Engels: 100 %',
    'Vertaald in het Duits: 0 %',
  ]);
});
