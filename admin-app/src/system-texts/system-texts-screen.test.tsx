import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { SystemText } from '@form-builder/core/contract/staff/settings/system-texts.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { SystemTextsScreen } from './system-texts-screen.tsx';

const next = { id: 'element.next', original: 'Volgende', text: 'Verder', dutch: null };
const previous = { id: 'element.previous', original: 'Vorige', text: null, dutch: null };
const texts: SystemText[] = [next, previous];

function show(search = '', language = 'nl', shown = texts): void {
  vi.spyOn(api, 'listSystemTexts').mockResolvedValue({ data: shown });
  const path = '/instellingen/translations/:language';
  renderRoute(
    [{ path, element: <SystemTextsScreen /> }],
    `${path.replace(':language', language)}${search}`,
  );
}

const field = (original: string) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Eigen tekst voor: ${original}` });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the texts of the product', () => {
  test('are saved when changed, and restored', async () => {
    const save = vi.spyOn(api, 'updateSystemTexts').mockResolvedValue({ data: texts });
    show();
    fireEvent.change(await field('Vorige'), { target: { value: 'Terug' } });
    press('Herstel: Volgende');
    expect((await field('Volgende')).value).toBe('Volgende');
    press('Opslaan');
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({
        params: { language: 'nl' },
        body: {
          texts: { 'element.next': null, 'element.previous': 'Terug' },
          replaced: { 'element.next': 'Verder', 'element.previous': null },
        },
      }),
    );
  });

  test('show the refusal at the text, and keep what was typed', async () => {
    const problem = {
      type: 'invalid',
      title: 'Ongeldig',
      detail: '',
      message: '',
      status: 422,
      code: 'invalid',
      errors: { 'texts.element.previous': ['In deze tekst ontbreekt: {limit}.'] },
    };
    vi.spyOn(api, 'updateSystemTexts').mockRejectedValue(new ApiError(422, problem));
    show();
    fireEvent.change(await field('Vorige'), { target: { value: 'Terug' } });
    press('Opslaan');
    await waitFor(async () =>
      expect((await field('Vorige')).getAttribute('aria-invalid')).toBe('true'),
    );
    expect((await field('Vorige')).value).toBe('Terug');
  });

  test('keep what two people typed for the same text, and show both', async () => {
    const problem = {
      type: 'stale',
      title: '',
      detail: '',
      message: '',
      status: 412,
      code: 'stale',
      errors: { 'texts.element.next': ['Een collega heeft deze tekst intussen gewijzigd.'] },
    };
    const save = vi
      .spyOn(api, 'updateSystemTexts')
      .mockRejectedValueOnce(new ApiError(412, problem));
    show('?search=verder');
    fireEvent.change(await field('Volgende'), { target: { value: 'Door' } });
    const stored = [{ ...next, text: 'Ga door' }, previous];
    vi.spyOn(api, 'listSystemTexts').mockResolvedValue({ data: stored });
    press('Opslaan');
    await screen.findByText('Ga door');
    expect((await field('Volgende')).value).toBe('Door');
    press('“Ga door” van je collega overnemen');
    expect((await field('Volgende')).value).toBe('Ga door');
    fireEvent.change(await field('Volgende'), { target: { value: 'Door' } });
    save.mockResolvedValue({ data: stored });
    press('Opslaan');
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith({
        params: { language: 'nl' },
        body: { texts: { 'element.next': 'Door' }, replaced: { 'element.next': 'Ga door' } },
      }),
    );
  });

  test('have the terms of their Dutch text beside them, and a filter for those that lack one', async () => {
    const english: SystemText[] = [
      {
        id: 'element.sent',
        original: 'Your request is sent.',
        text: null,
        dutch: 'Uw aanvraag is verstuurd.',
      },
      { id: 'element.next', original: 'Next', text: null, dutch: 'Volgende' },
    ];
    vi.spyOn(api, 'listGlossaryTerms').mockResolvedValue({
      data: [
        {
          id: '018f2b1e-0000-7000-8000-000000000001',
          term: 'aanvraag',
          translations: { en: 'application' },
          remark: null,
          revision: 1,
          updated_at: '2026-11-26T09:00:00.000Z',
          updated_by: null,
        },
      ],
    });
    show('', 'en', english);
    fireEvent.click(await screen.findByText('Anders dan de woordenlijst (1)'));
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.getByText(/Volgens de woordenlijst hoort hier/)).not.toBeNull();
    press('“application” invoegen');
    expect((await field('Your request is sent.')).value).toBe('Your request is sent. application');
    expect(screen.queryByText(/Volgens de woordenlijst hoort hier/)).toBeNull();
  });

  test('are narrowed by the URL', async () => {
    show('?show=changed');
    await field('Volgende');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'xyz' } });
    expect(await screen.findByText('Geen teksten gevonden.')).not.toBeNull();
  });
});
