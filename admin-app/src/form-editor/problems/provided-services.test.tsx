import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { buildVersion } from '../../testing/build-version.ts';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { buildField } from '../document/build-document.ts';
import { useProblems } from './problems-context.ts';
import { ProblemsProvider } from './problems-provider.tsx';

const digid: Provider = {
  id: 'digid',
  stage: 'production',
  kind: 'auth',
  driver: 'oidc',
  name: 'DigiD',
  settings: null,
  has_secret: true,
  is_down: false,
  updated_at: '2026-01-01T00:00:00Z',
};

const noProvider = 'Voor “Wie?” is nog geen aanbieder ingesteld.';

beforeAll(prepareEditor);
afterEach(() => vi.restoreAllMocks());

/** The errors in the edited version, as the designer reads them. */
function Errors() {
  const errors = useProblems()?.filter(({ severity }) => severity === 'error');
  return <output>{errors?.map(({ text }) => text).join(' ') ?? 'loading'}</output>;
}

test.each<[string, Partial<Field>, string]>([
  ['a login without a provider', { type: 'auth' }, noProvider],
  [
    'a login whose provider is gone',
    { type: 'auth', custom_properties: { integration_id: 'gone' } },
    noProvider,
  ],
  ['no login that is set up', { type: 'auth', custom_properties: { integration_id: 'digid' } }, ''],
  [
    'a payment with a provider of logins',
    { type: 'payment', custom_properties: { integration_id: 'digid', amount: 5 } },
    noProvider,
  ],
  [
    'a list field without a list',
    { type: 'custom-list' },
    '“Wie?” heeft geen lijst, of de lijst is er niet meer.',
  ],
  [
    'no chosen list, which the server checks',
    { type: 'custom-list', custom_properties: { custom_list: 'wijken' } },
    '',
  ],
  ['a question for a case without a case system', { type: 'matter' }, noProvider],
  ['no look-up that operators set up', { type: 'kvk-api' }, ''],
])('names while somebody edits: %s', async (_case, parts, expected) => {
  vi.spyOn(api, 'listProviders').mockResolvedValue({ data: [digid] });
  const field = buildField('a', { label: 'Wie?', ...parts });
  renderEditor(
    { pages: [{ id: 'p1', title: 'Gegevens', properties: [field] }] },
    <ProblemsProvider version={buildVersion()}>
      <Errors />
    </ProblemsProvider>,
  );
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(expected), 5000);
});

test('names the login that opens the form when its provider is gone', async () => {
  vi.spyOn(api, 'listProviders').mockResolvedValue({ data: [digid] });
  renderEditor(
    {
      pages: [{ id: 'p1', title: 'Gegevens', properties: [buildField('a', { label: 'Naam' })] }],
      submission_settings: { is_public: true, login_provider: 'gone' },
    },
    <ProblemsProvider version={buildVersion()}>
      <Errors />
    </ProblemsProvider>,
  );
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('“gone”'), 5000);
});
