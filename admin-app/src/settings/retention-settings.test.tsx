import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { loadTexts } from '../languages/languages.ts';
import { sessionState } from '../session/session-state.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { RetentionSettings } from './retention-settings.tsx';

const at = '2026-11-30T02:00:00.000Z';

beforeAll(async () => {
  prepareScreens();
  await loadTexts('screens');
});
beforeEach(() => {
  signInWith(['admin-forms-settings']);
  sessionState.settings = { payment_ledger_years: 7 };
});
afterEach(() => vi.restoreAllMocks());

function shorten(removed: { delete: number; anonymise: number }) {
  const preview = vi
    .spyOn(api, 'previewRetentionPolicy')
    .mockResolvedValue({ data: { at, ...removed } });
  const save = vi.spyOn(api, 'updateSettings').mockResolvedValue({ data: {} });
  renderRoute([{ path: '/', Component: RetentionSettings }], '/');
  const maxima = within(screen.getByRole('group', { name: 'Hoogstens, voor alle formulieren' }));
  fireEvent.change(maxima.getByRole('textbox', { name: /^Voltooid/ }), { target: { value: '30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  return { preview, save };
}
const body = [{ id: 'retention_maximum_completed', value: 30 }];

test('a shorter term is saved after a question that names what goes tonight', async () => {
  const { preview, save } = shorten({ delete: 142, anonymise: 1 });
  const question = within(await screen.findByRole('dialog', { name: 'Termijnen opslaan?' }));
  expect(question.getByText('142 inzendingen worden verwijderd')).not.toBeNull();
  expect(question.getByText('1 inzending wordt geanonimiseerd')).not.toBeNull();
  expect(preview.mock.lastCall?.[0].body.maxima).toMatchObject({ completed: 30 });
  expect(save).not.toHaveBeenCalled();
  fireEvent.click(question.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(save.mock.lastCall?.[0]).toEqual({ body }));
});

test('nothing is saved when the question is answered with no; the typed term stays', async () => {
  const { save } = shorten({ delete: 2, anonymise: 0 });
  const question = within(await screen.findByRole('dialog', { name: 'Termijnen opslaan?' }));
  fireEvent.click(question.getByRole('button', { name: 'Annuleren' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByDisplayValue('30 dagen')).not.toBeNull();
});

test('a term that removes nothing is saved without a question', async () => {
  const { save } = shorten({ delete: 0, anonymise: 0 });
  await waitFor(() => expect(save.mock.lastCall?.[0]).toEqual({ body }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
