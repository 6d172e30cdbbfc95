import { buildField } from '@form-builder/core/form/build-form.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { activateLanguage, loadTexts } from '../languages/languages.ts';
import { prepareScreens } from '../testing/render-screen.tsx';
import { buildIntegration, openIntegration, versionWith } from './testing/open-integration.tsx';

const pages = [
  {
    id: 'page',
    title: 'Melding',
    properties: [
      buildField('text', 'street', { label: 'Straat' }),
      buildField('geolocation', 'place', { label: 'Plek' }),
      buildField('files', 'photos', { label: "Foto's" }),
    ],
  },
];

beforeAll(async () => {
  prepareScreens();
  await activateLanguage('nl');
  await loadTexts('screens');
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['zaak.zaakgeometrie', 'photos', ['Plek', "Foto's"], true],
  ['zaak.zaakgeometrie', 'place', ['Plek'], false],
  ['documenten.Foto', 'street', ['Straat', "Foto's"], true],
  ['zaak.omschrijving', 'street', ['Straat', 'Plek', "Foto's"], false],
])(
  'the target %s offers what it can take, beside the chosen %s',
  async (target, field, offered, isUnfit) => {
    vi.spyOn(api, 'listProviderChoices').mockResolvedValue({ data: [] });
    const outgoing = [{ target, source: { kind: 'answer' as const, field } }];
    const version = versionWith([buildIntegration({ outgoing })], { pages });
    openIntegration(version, 'integrationOutgoing', { driver: 'zgw' }).show();
    const input = await screen.findByRole('combobox', { name: 'Vraag' });
    const offers = () => {
      const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
      const options = [...(list?.querySelectorAll('[role="option"]') ?? [])];
      return options.map(({ textContent }) => textContent);
    };
    fireEvent.click(input);
    fireEvent.change(input, { target: { value: '' } });
    // Which receiver it is, is known a moment later.
    await vi.waitFor(() => expect(offers()).toEqual(offered));
    expect(screen.queryByText(/Deze vraag past hier niet/) !== null).toBe(isUnfit);
  },
);

test('a text never fits a place, and a target says of what it is the name', async () => {
  const listed = [
    { value: 'eigenschappen.onderwerp', label: 'onderwerp' },
    { value: 'documenten.onderwerp', label: 'onderwerp' },
  ];
  vi.spyOn(api, 'listProviderChoices').mockResolvedValue({ data: listed });
  const source = { kind: 'text' as const, text: 'Dam 1' };
  const outgoing = [{ target: 'zaak.zaakgeometrie', source }];
  const version = versionWith([buildIntegration({ outgoing, options: { case_type: 'ZT-001' } })]);
  openIntegration(version, 'integrationOutgoing', { driver: 'zgw' }).show();
  expect(await screen.findByText('Hier past alleen een antwoord.')).not.toBeNull();
  fireEvent.click(screen.getByRole('combobox', { name: 'Naam bij de ontvanger' }));
  expect(await screen.findByText('Eigenschap “onderwerp”')).not.toBeNull();
  expect(screen.getByText('Bestanden van het documenttype “onderwerp”')).not.toBeNull();
});

test('the number of a case is asked only when a case is updated', async () => {
  vi.spyOn(api, 'listProviderChoices').mockResolvedValue({ data: [] });
  openIntegration(versionWith([buildIntegration({})]), 'integrationSettings', {
    driver: 'zgw',
  }).show();
  const isUpdate = await screen.findByRole('switch', { name: /^Een bestaande zaak bijwerken/ });
  expect(screen.getByText(/vult? de zaak met het nummer hieronder aan/)).not.toBeNull();
  expect(screen.queryByLabelText('Zaaknummer van de bestaande zaak')).toBeNull();
  fireEvent.click(isUpdate);
  expect(screen.getByLabelText('Zaaknummer van de bestaande zaak')).not.toBeNull();
});
