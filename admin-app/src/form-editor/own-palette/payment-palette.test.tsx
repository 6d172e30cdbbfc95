import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { signInWith } from '../../testing/render-screen.tsx';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { OwnPalette } from './own-palette.tsx';

const mollie: Provider = {
  id: 'mollie',
  stage: 'production',
  kind: 'payment',
  driver: 'mollie',
  name: 'Mollie',
  settings: null,
  has_secret: true,
  is_down: false,
  updated_at: '2026-01-01T00:00:00Z',
};
const worldline: Provider = { ...mollie, id: 'wl', driver: 'worldline', name: 'Worldline' };

function show(providers: readonly Provider[], searched = '') {
  vi.spyOn(api, 'listProviders').mockResolvedValue({ data: [...providers] });
  const page = { id: 'page', title: 'Gegevens', properties: [] };
  const drawn = <OwnPalette searched={searched} hasTypes />;
  return renderEditor({ pages: [page] }, <MemoryRouter>{drawn}</MemoryRouter>);
}

beforeAll(prepareEditor);
afterEach(() => vi.restoreAllMocks());

test('a payment is added by choosing the service that receives it', async () => {
  const digid = { ...mollie, id: 'digid', kind: 'auth', name: 'DigiD' } as const;
  const editor = show([mollie, { ...mollie, stage: 'test' }, worldline, digid]);
  const items = await screen.findAllByRole('button');
  expect(items.map(({ textContent }) => textContent.slice(0, 21))).toEqual([
    expect.stringContaining('Betaling via Mollie'),
    expect.stringContaining('Betaling via Worldlin'),
  ]);
  fireEvent.click(screen.getByRole('button', { name: /Worldline/ }));
  const [page] = editor.document().pages;
  expect(page?.properties).toMatchObject([
    { type: 'payment', custom_properties: { integration_id: 'wl', amount_type: 'fixed' } },
  ]);
});

test('is found by the name of the service or by what it does', async () => {
  show([mollie, worldline], 'worldl');
  expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Worldline'),
  ]);
});

test.each(['betaal', 'leges', 'iDEAL'])('is found by %s', async (searched) => {
  show([mollie], searched);
  expect(await screen.findByRole('button', { name: /Mollie/ })).toBeDefined();
});

test('without a service it says what to do', async () => {
  signInWith(['form-edit', 'admin-providers']);
  show([]);
  expect(await screen.findByText(/Er is nog geen betaaldienst/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Aanbieders instellen' });
  expect(link.getAttribute('href')).toBe('/settings/providers');
});
