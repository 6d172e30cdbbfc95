import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { SystemText } from '@form-builder/core/contract/staff/settings/system-texts.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { SystemTextsScreen } from './system-texts-screen.tsx';

const texts: SystemText[] = [
  { id: 'element.next', original: 'Volgende', text: 'Verder' },
  { id: 'element.previous', original: 'Vorige', text: null },
];

function show(search = ''): void {
  vi.spyOn(api, 'listSystemTexts').mockResolvedValue({ data: texts });
  const path = '/instellingen/translations/:language';
  renderRoute(
    [{ path, element: <SystemTextsScreen /> }],
    `${path.replace(':language', 'nl')}${search}`,
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
        body: { texts: { 'element.next': null, 'element.previous': 'Terug' } },
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

  test('are narrowed by the URL', async () => {
    show('?show=changed');
    await field('Volgende');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'xyz' } });
    expect(await screen.findByText('Geen teksten gevonden.')).not.toBeNull();
  });
});
