import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { api } from '../api/client.ts';
import { prepareScreens } from '../testing/render-screen.tsx';
import {
  buildIntegration as integration,
  openIntegration as open,
  versionWith as version,
} from './testing/open-integration.tsx';

const button = (name: string) => screen.findByRole('button', { name });
const box = (name: string) => screen.findByRole('textbox', { name });
const type = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('an integration', () => {
  test('keeps what is typed while it is being saved', async () => {
    const { show, save } = open(version([integration({})]), 'integrationSettings');
    let answer: (saved: { readonly data: Version }) => void = () => undefined;
    save.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    show();
    type(await box('Naam'), 'Eerst');
    fireEvent.click(await button('Opslaan'));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    type(await box('Naam'), 'Daarna');
    answer({ data: version([integration({ name: 'Eerst' })]) });
    await screen.findByRole('heading', { name: 'Eerst' });
    expect(await box('Naam')).toHaveProperty('value', 'Daarna');
    expect(await button('Wijzigingen terugdraaien')).not.toBeNull();
  });

  test('is deleted after a confirmation, with changes that were not saved', async () => {
    const after = integration({ id: 'two', name: 'Archief', after: 'one' });
    const { show, save, stored } = open(version([integration({}), after]), 'integrationSettings');
    const where = show();
    type(await box('Naam'), 'Iets anders');
    fireEvent.click(await button('Koppeling verwijderen'));
    expect(await screen.findByText(/wordt uit deze versie verwijderd/)).not.toBeNull();
    expect(save).not.toHaveBeenCalled();
    fireEvent.click(await button('Ja, verwijderen'));
    await waitFor(() => expect(where()).toMatch(/\/integrations$/));
    expect(screen.queryByText(/niet-opgeslagen wijzigingen/)).toBeNull();
    expect(stored()).toEqual([{ ...after, after: null }]);
    expect(await screen.findByText('Archief')).not.toBeNull();
    await waitFor(() => expect(screen.queryByText('Zaaksysteem')).toBeNull());
  });

  test('says that its receivers did not load, and tries again', async () => {
    const { show, receivers } = open(version([integration({})]), 'integrationSettings');
    receivers.mockRejectedValueOnce(new Error('offline'));
    show();
    fireEvent.click(await button('Opnieuw proberen'));
    expect(await screen.findByRole('combobox', { name: 'Ontvanger' })).toHaveProperty(
      'value',
      'Open Zaak',
    );
  });

  test('shows that its receiver was deleted', async () => {
    const { show } = open(version([integration({ provider: 'weg' })]), 'integrationSettings');
    show();
    expect(await screen.findByText(/De ontvanger “weg” bestaat niet meer/)).not.toBeNull();
  });

  test('offers the ones before it by a name, also those without one', async () => {
    const before = integration({ id: 'zero', name: '' });
    const { show } = open(version([before, integration({})]), 'integrationLogic');
    show();
    fireEvent.click(await screen.findByRole('combobox', { name: 'Pas na' }));
    const names = screen.getAllByRole('option', { hidden: true }).map((one) => one.textContent);
    expect(names).toEqual(['Koppeling zonder naam']);
  });

  test('keeps the focus in the list when a value is removed', async () => {
    const source = { kind: 'text', text: '' } as const;
    const outgoing = ['a', 'b'].map((target) => ({ target, source }));
    const { show } = open(version([integration({ outgoing })]), 'integrationOutgoing');
    show();
    fireEvent.click(await button('Waarde 2 verwijderen'));
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', 'a'));
    fireEvent.click(await button('Waarde 1 verwijderen'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Waarde toevoegen'));
  });

  test('keeps a part of the response in a text field', async () => {
    const { show, stored } = open(version([integration({})]), 'integrationIncoming');
    show();
    fireEvent.click(await button('Waarde toevoegen'));
    const row = within(await screen.findByRole('group', { name: 'Waarde 1' }));
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', '/'));
    type(row.getByRole('textbox', { name: 'Plaats in het antwoord' }), '/zaak');
    fireEvent.click(row.getByRole('combobox', { name: 'Tekstveld' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Naam', hidden: true }));
    fireEvent.click(await button('Opslaan'));
    await waitFor(() =>
      expect(stored()[0]?.incoming).toEqual([{ pointer: '/zaak', field: 'name' }]),
    );
  });
});

describe('the preview of an integration', () => {
  const outgoing = [{ target: 'naam', source: { kind: 'answer', field: 'name' } as const }];
  const preview = () =>
    vi.spyOn(api, 'previewIntegration').mockImplementation(({ body }) => {
      const url = `https://zaken.nl/${String(body.answers['name'])}`;
      return Promise.resolve({ data: [{ method: 'POST', url, body: {} }] });
    });

  test('works on a version that is locked, outside the form, for the sample of now', async () => {
    const locked = version([integration({ outgoing })], { is_editable: false });
    const { show } = open(locked, 'integrationOutgoing');
    preview();
    show();
    const sample = await box('Voorbeeld: Naam');
    expect(sample.closest('form, fieldset')).toBeNull();
    type(sample, 'Ada');
    fireEvent.click(await button('Bekijk wat er verstuurd wordt'));
    expect(await screen.findByText(/zaken\.nl\/Ada/)).not.toBeNull();
    type(sample, 'Bob');
    expect(screen.queryByText(/zaken\.nl\/Ada/)).toBeNull();
  });
});

describe('the integrations of a version', () => {
  test('never say that no receiver was chosen because receivers did not load', async () => {
    const { show, receivers } = open(version([integration({})]), 'versionIntegrations');
    receivers.mockRejectedValueOnce(new Error('offline'));
    show();
    const again = await button('Opnieuw proberen');
    expect(screen.queryByText(/Nog geen ontvanger/)).toBeNull();
    fireEvent.click(again);
    expect(await screen.findByText(/Open Zaak/)).not.toBeNull();
  });
});
