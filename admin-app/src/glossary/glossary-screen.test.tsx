import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { GlossaryTerm } from '@form-builder/core/contract/staff/settings/glossary.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { GlossaryScreen } from './glossary-screen.tsx';

const idOf = (last: number) => `018f2b1e-0000-7000-8000-00000000000${String(last)}`;
const terms: readonly GlossaryTerm[] = [
  { id: idOf(1), term: 'aanvraag', translations: { en: 'application' }, remark: 'Formeel' },
  {
    id: idOf(2),
    term: 'vergunning',
    translations: { en: 'permit', de: 'Genehmigung' },
    remark: null,
  },
];

function mockTerms(listed: readonly GlossaryTerm[]) {
  return vi.spyOn(api, 'listGlossaryTerms').mockResolvedValue({ data: [...listed] });
}

function show(search = ''): void {
  renderRoute([{ path: '/', element: <GlossaryScreen /> }], `/${search}`);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const chooseAction = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Acties' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the glossary', () => {
  test('is empty at first, and its first step adds a term', async () => {
    const body = { term: 'wijk', translations: { de: 'Stadtteil' }, remark: null };
    const create = vi
      .spyOn(api, 'createGlossaryTerm')
      .mockResolvedValue({ data: { id: idOf(3), ...body } });
    mockTerms([]);
    show();
    await screen.findByText('Nog geen termen');
    screen.getAllByRole('button', { name: 'Term toevoegen' }).at(-1)?.click();
    await screen.findByLabelText(/Nederlandse term/);
    press('Opslaan');
    expect(await screen.findByText('Vul een term in.')).not.toBeNull();
    expect(create).not.toHaveBeenCalled();
    type(/Nederlandse term/, ' wijk ');
    type(/Duits/, 'Stadtteil');
    press('Opslaan');
    await waitFor(() => expect(create).toHaveBeenCalledWith({ body }));
  });

  test('is searched from the URL, and a found term is changed', async () => {
    const problem = {
      type: 'term_taken',
      title: 'Term staat al in de lijst',
      detail: '',
      message: 'De woordenlijst heeft deze term al.',
      status: 409,
      code: 'term_taken',
    };
    const update = vi
      .spyOn(api, 'updateGlossaryTerm')
      .mockRejectedValue(new ApiError(409, problem));
    mockTerms(terms);
    show('?search=PERMIT');
    await screen.findByText('vergunning');
    expect(screen.queryByText('aanvraag')).toBeNull();
    await chooseAction('Wijzigen');
    await screen.findByLabelText(/Nederlandse term/);
    type(/Nederlandse term/, 'aanvraag');
    press('Opslaan');
    expect(await screen.findByText('De woordenlijst heeft deze term al.')).not.toBeNull();
    expect(update).toHaveBeenCalledWith({
      params: { id: idOf(2) },
      body: { ...terms[1], id: undefined, term: 'aanvraag' },
    });
  });

  test('loses a term after a confirmation', async () => {
    const remove = vi.spyOn(api, 'deleteGlossaryTerm').mockResolvedValue(undefined);
    mockTerms(terms);
    show('?search=formeel');
    await screen.findByText('aanvraag');
    await chooseAction('Verwijderen');
    await screen.findByText('Term “aanvraag” verwijderen?');
    press('Verwijderen');
    await waitFor(() => expect(remove).toHaveBeenCalledWith({ params: { id: idOf(1) } }));
  });

  test('says that nothing was found', async () => {
    mockTerms(terms);
    show('?search=xyz');
    expect(await screen.findByText('Geen termen gevonden.')).not.toBeNull();
  });

  test('can be loaded again after a failure', async () => {
    mockTerms([]).mockRejectedValueOnce(new Error('Geen verbinding'));
    show();
    expect(await screen.findByText('Dit kon niet worden geladen')).not.toBeNull();
    press('Opnieuw proberen');
    expect(await screen.findByText('Nog geen termen')).not.toBeNull();
  });
});
