import type { ProviderChoice } from '@form-builder/core/contract/staff/settings/providers.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { activateLanguage, loadTexts } from '../languages/languages.ts';
import { prepareScreens } from '../testing/render-screen.tsx';
import { buildIntegration, openIntegration, versionWith } from './testing/open-integration.tsx';

const library = '/sites/burgerzaken:Documenten';
const choices: Readonly<Record<string, readonly ProviderChoice[]>> = {
  'sites ': [{ value: '/sites/burgerzaken', label: 'Burgerzaken' }],
  'libraries /sites/burgerzaken': [{ value: library, label: 'Documenten' }],
};

beforeAll(async () => {
  prepareScreens();
  await activateLanguage('nl');
  await loadTexts('screens');
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('an integration with SharePoint has a library, folders and what goes into them', async () => {
  vi.spyOn(api, 'listProviderChoices').mockImplementation(({ query }) =>
    Promise.resolve({ data: [...(choices[`${query.list} ${query.of ?? ''}`] ?? [])] }),
  );
  const version = versionWith([buildIntegration({})]);
  const { show, stored } = openIntegration(version, 'integrationSettings', {
    driver: 'sharepoint',
  });
  show();
  const choose = async (name: string, option: string) => {
    const input = await screen.findByRole('combobox', { name });
    await waitFor(() => expect(input).toHaveProperty('disabled', false));
    fireEvent.click(input);
    fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
  };
  await choose('Site', 'Burgerzaken');
  await choose('Documentbibliotheek', 'Documenten');
  const folder = await screen.findByRole('textbox', { name: 'Map' });
  expect(folder.getAttribute('aria-describedby')).not.toBeNull();
  fireEvent.change(folder, { target: { value: 'Meldingen/2026' } });
  fireEvent.click(screen.getByRole('switch', { name: 'Zet de bijlagen in de map' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Opslaan' }));
  await waitFor(() =>
    expect(stored()[0]?.options).toEqual({
      site: '/sites/burgerzaken',
      library,
      folder: 'Meldingen/2026',
      files: 'true',
    }),
  );
});

test('a file in a preview has an address and no content', async () => {
  vi.spyOn(api, 'previewIntegration').mockResolvedValue({
    data: [{ method: 'PUT', url: 'https://graph.microsoft.com/v1.0/drives/x', body: null }],
  });
  const version = versionWith([buildIntegration({})]);
  const { show } = openIntegration(version, 'integrationOutgoing', { driver: 'sharepoint' });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Bekijk wat er verstuurd wordt' }));
  const request = await screen.findByText(/^PUT https:/);
  expect(request.textContent).toBe('PUT https://graph.microsoft.com/v1.0/drives/x');
});
