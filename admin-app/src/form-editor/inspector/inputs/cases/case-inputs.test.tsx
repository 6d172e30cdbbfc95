import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../../../api/client.ts';
import { prepareEditor, renderEditor } from '../../../../testing/render-editor.tsx';
import { Inspector } from '../../inspector.tsx';

const openZaak: Provider = {
  id: 'openzaak',
  stage: 'production',
  kind: 'delivery',
  driver: 'zgw',
  name: 'Open Zaak',
  settings: null,
  has_secret: true,
  is_down: false,
  updated_at: '2026-01-01T00:00:00Z',
};
const webhook: Provider = { ...openZaak, id: 'hook', driver: 'webhook', name: 'Webhook' };
const types = [
  { value: 'ZT-001', label: 'Melding (ZT-001)' },
  { value: 'ZT-002', label: 'Bezwaar (ZT-002)' },
];

function open(settings: object) {
  vi.spyOn(api, 'listProviders').mockResolvedValue({ data: [openZaak, webhook] });
  const asked = vi.spyOn(api, 'listProviderChoices').mockResolvedValue({ data: types });
  const field: Field = {
    id: 'case',
    short_id: 'case',
    type: 'matter',
    label: 'Zaak',
    custom_properties: settings,
  };
  const editor = renderEditor(
    { pages: [{ id: 'p1', title: '', properties: [field] }] },
    <MemoryRouter>
      <Inspector />
    </MemoryRouter>,
  );
  act(() => editor.select({ kind: 'field', id: 'case' }));
  const stored = () => editor.document().pages[0]?.properties[0]?.custom_properties;
  return { stored, asked };
}
const box = (name: string) => screen.findByRole('combobox', { name });
const choose = async (name: string, option: string) => {
  fireEvent.click(await box(name));
  fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
};

beforeAll(prepareEditor);
afterEach(() => vi.restoreAllMocks());

test('the case system is one of the receivers that list cases', async () => {
  const { stored } = open({});
  await choose('Aanbieder', 'Open Zaak (niet voor tests)');
  expect(stored()).toMatchObject({ integration_id: 'openzaak' });
  expect(screen.queryByRole('option', { name: /Webhook/, hidden: true })).toBeNull();
});

test('the kinds of cases are chosen by name from its catalogue', async () => {
  const { stored, asked } = open({ integration_id: 'openzaak' });
  await choose('Soorten zaken', 'Bezwaar (ZT-002)');
  expect(stored()).toEqual({ integration_id: 'openzaak', process_ids: ['ZT-002'] });
  expect(asked.mock.calls[0]?.[0]).toEqual({
    params: { id: 'openzaak', stage: 'production' },
    query: { list: 'case_types' },
  });
});

test('a kind that is no longer in the catalogue is named', async () => {
  open({ integration_id: 'openzaak', process_ids: ['ZT-404'] });
  expect(await screen.findByText(/Bestaat niet meer: “ZT-404”/)).toBeDefined();
});

test('without a case system no catalogue is asked', async () => {
  const { asked } = open({});
  expect(await screen.findByText('Kies eerst een koppeling.')).toBeDefined();
  expect(asked).not.toHaveBeenCalled();
});
