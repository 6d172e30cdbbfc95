import { buildField } from '@form-builder/core/form/build-form.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { activateLanguage, loadTexts } from '../languages/languages.ts';
import { sessionState } from '../session/session-state.ts';
import { buildVersion } from '../testing/build-version.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { FindingsSection } from './findings-section.tsx';

const page = (id: string, title: string, ...properties: ReturnType<typeof buildField>[]) => ({
  id,
  title,
  properties,
});
const version = buildVersion({
  pages: [page('p1', 'Over u', buildField('text', 'name', { label: 'Naam' })), page('p2', '')],
});
const finding = { severity: 'warning', params: {}, code: 'label_missing' } as const;

beforeAll(async () => {
  prepareScreens();
  await activateLanguage('nl');
  await loadTexts('screens');
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  sessionState.user = null;
});

function show(...permissions: Permission[]) {
  signInWith(permissions);
  vi.spyOn(api, 'listFindings').mockResolvedValue({
    data: [
      { ...finding, path: { field_id: 'name' }, message: 'Geen label' },
      { ...finding, path: { page_id: 'p2' }, message: 'Lege pagina' },
      { ...finding, path: { setting: 'title' }, message: 'Geen titel' },
      { ...finding, path: { setting: 'retention' }, message: 'Geen bewaartermijn' },
    ],
  });
  renderRoute([{ path: '/', element: <FindingsSection version={version} /> }], '/');
}

test('findings stand by page, each with a link to its place in the editor', async () => {
  show('form-read', 'form-edit');
  const headings = await screen.findAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Het hele formulier',
    'Pagina “Over u”',
    'Pagina zonder titel',
  ]);
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  const editor = `/forms/version/${version.id}`;
  expect(target('Geen titel')).toBe(editor);
  expect(target('Geen bewaartermijn')).toBe(`/forms/${version.form_id}/settings`);
  expect(target('Geen label')).toBe(`${editor}?field=name`);
  expect(target('Lege pagina')).toBe(`${editor}?page=p2`);
});

test('findings are text only for who may not open the editor', async () => {
  show('submission-read');
  const [item] = await screen.findAllByRole('listitem');
  expect(within(item ?? document.body).queryByRole('link')).toBeNull();
});
