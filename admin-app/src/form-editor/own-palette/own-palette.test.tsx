import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { Palette } from '../palette/palette.tsx';

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

beforeAll(prepareEditor);
afterEach(() => vi.restoreAllMocks());

function search(text: string) {
  vi.spyOn(api, 'listProviders').mockResolvedValue({ data: [mollie] });
  const pages = [{ id: 'page', title: 'Gegevens', properties: [] }];
  const drawn = (
    <MemoryRouter>
      <Palette />
    </MemoryRouter>
  );
  const editor = renderEditor({ pages }, drawn);
  const input = screen.getByRole('searchbox', { name: 'Zoek een soort veld' });
  fireEvent.change(input, { target: { value: text } });
  return { editor, input };
}

test('Enter adds a payment when the search finds no field type, and nothing says that there is none', async () => {
  const { editor, input } = search('betalen');
  await screen.findByRole('button', { name: /Betaling via Mollie/ });
  expect(screen.queryByText(/Geen soort veld gevonden/)).toBeNull();
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(editor.document().pages[0]?.properties).toMatchObject([
    { type: 'payment', custom_properties: { integration_id: 'mollie' } },
  ]);
});

test('a search that finds nothing at all says so', async () => {
  search('zwembad');
  expect(await screen.findByText(/Geen soort veld gevonden/)).toBeTruthy();
});
