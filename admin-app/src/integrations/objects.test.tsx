import type { ProviderChoice } from '@form-builder/core/contract/staff/settings/providers.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { activateLanguage, loadTexts } from '../languages/languages.ts';
import { prepareScreens } from '../testing/render-screen.tsx';
import { buildIntegration, openIntegration, versionWith } from './testing/open-integration.tsx';

const chosen = { object_type: 'Melding', object_version: '2/Melding' };
const choices: Readonly<Record<string, readonly ProviderChoice[]>> = {
  'object_types ': [
    { value: 'Melding', label: 'Melding' },
    { value: 'Boom', label: 'Boom' },
  ],
  'object_versions Melding': [{ value: '2/Melding', label: '2 (2026-03-02)' }],
  'attributes 2/Melding': [
    { value: 'data.onderwerp', label: 'onderwerp', type: 'text', is_required: true },
    { value: 'data.melder.bsn', label: 'melder.bsn', type: 'number', is_required: false },
  ],
};

const open = (
  members: Parameters<typeof buildIntegration>[0],
  name: 'integrationSettings' | 'integrationOutgoing',
) => openIntegration(versionWith([buildIntegration(members)]), name, { driver: 'objects' });

const select = async (name: string) => {
  const input = await screen.findByRole('combobox', { name });
  await waitFor(() => expect(input).toHaveProperty('disabled', false));
  fireEvent.click(input);
};
const option = (name: string) => screen.findByRole('option', { name, hidden: true });

beforeAll(async () => {
  prepareScreens();
  await activateLanguage('nl');
  await loadTexts('screens');
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('an integration with an Objects API', () => {
  const answerChoices = () =>
    vi
      .spyOn(api, 'listProviderChoices')
      .mockImplementation(({ query }) =>
        Promise.resolve({ data: [...(choices[`${query.list} ${query.of ?? ''}`] ?? [])] }),
      );

  test('has an object type and its version, picked by name', async () => {
    answerChoices();
    const { show, stored } = open({}, 'integrationSettings');
    show();
    await select('Objecttype');
    fireEvent.click(await option('Melding'));
    await select('Versie van het objecttype');
    fireEvent.click(await option('2 (2026-03-02)'));
    fireEvent.click(await screen.findByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(stored()[0]?.options).toEqual(chosen));
  });

  test('offers the attributes of the version, and adds the required ones with the focus kept', async () => {
    answerChoices();
    const { show, stored } = open({ options: chosen }, 'integrationOutgoing');
    show();
    const add = await screen.findByRole('button', { name: 'Verplichte waarden toevoegen' });
    fireEvent.click(add);
    const status = await screen.findByText('Alle verplichte waarden staan in de lijst.');
    expect(document.activeElement).toBe(status);
    const row = within(await screen.findByRole('group', { name: 'Waarde 1' }));
    const target = row.getByRole('combobox', { name: 'Naam bij de ontvanger' });
    expect(target).toHaveProperty('value', 'onderwerp (tekst, verplicht)');
    fireEvent.click(target);
    expect(await option('melder.bsn (getal)')).not.toBeNull();
    expect(await option('Plaats op de kaart (geometrie)')).not.toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Opslaan' }));
    await waitFor(() =>
      expect(stored()[0]?.outgoing).toEqual([
        { target: 'data.onderwerp', source: { kind: 'answer', field: '' } },
      ]),
    );
  });

  test('shows what the type does not accept of a sample', async () => {
    answerChoices();
    vi.spyOn(api, 'previewIntegration').mockResolvedValue({
      data: [
        {
          method: 'POST',
          url: 'https://objecten.nl/api/v2/objects',
          body: {},
          problems: [{ name: 'onderwerp', code: 'required' }],
        },
      ],
    });
    const { show } = open({ options: chosen }, 'integrationOutgoing');
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Bekijk wat er verstuurd wordt' }));
    expect(await screen.findByText('onderwerp ontbreekt.')).not.toBeNull();
    expect(await screen.findByText(/POST https:\/\/objecten\.nl/)).not.toBeNull();
  });
});
