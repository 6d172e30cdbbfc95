import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { GlossaryTerm } from '@form-builder/core/contract/staff/settings/glossary.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { GlossaryScreen } from './glossary-screen.tsx';

const idOf = (last: number) => `018f2b1e-0000-7000-8000-00000000000${String(last)}`;
const saved = {
  revision: 1,
  updated_at: '2026-11-26T09:00:00.000Z',
  updated_by: { id: idOf(9), name: 'Fatima el Amrani' },
};
const request: GlossaryTerm = {
  id: idOf(1),
  term: 'aanvraag',
  translations: { en: 'application' },
  remark: 'Formeel',
  ...saved,
};
const permit: GlossaryTerm = {
  id: idOf(2),
  term: 'vergunning',
  translations: { en: 'permit', de: 'Genehmigung' },
  remark: null,
  ...saved,
};
const terms = [request, permit];

const refusal = (status: number, code: string, message = '') =>
  new ApiError(status, { type: code, title: '', detail: '', message, status, code });

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
      .mockResolvedValue({ data: { id: idOf(3), ...body, ...saved } });
    mockTerms([]);
    show();
    await screen.findByText('Nog geen termen');
    // One button, which is clearly the first step.
    press('Term toevoegen');
    await screen.findByLabelText(/Nederlandse term/);
    press('Opslaan');
    expect(await screen.findByText('Vul een term in.')).not.toBeNull();
    expect(create).not.toHaveBeenCalled();
    type(/Nederlandse term/, ' wijk ');
    type(/Duits/, 'Stadtteil');
    mockTerms([request]);
    press('Opslaan');
    await waitFor(() => expect(create).toHaveBeenCalledWith({ body }));
    await screen.findByRole('table');
    const add = screen.getByRole('button', { name: 'Term toevoegen', hidden: true });
    await waitFor(() => expect(document.activeElement).toBe(add));
  });

  test('is searched from the URL, and a found term is changed', async () => {
    const update = vi
      .spyOn(api, 'updateGlossaryTerm')
      .mockRejectedValue(refusal(409, 'term_taken', 'De woordenlijst heeft deze term al.'));
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
      headers: { 'if-match': '"1"' },
      body: { term: 'aanvraag', translations: permit.translations, remark: null },
    });
  });

  /** Opens the permit, which a colleague changes meanwhile; `null`: deletes. */
  const openWhileChanged = async (theirs: GlossaryTerm | null) => {
    const listed = mockTerms(terms);
    show();
    (await screen.findAllByRole('button', { name: 'Acties' })).at(-1)?.click();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Wijzigen' }));
    await screen.findByLabelText(/Nederlandse term/);
    listed.mockResolvedValue({ data: theirs === null ? [request] : [request, theirs] });
    return vi
      .spyOn(api, 'updateGlossaryTerm')
      .mockRejectedValueOnce(theirs === null ? refusal(404, 'not_found') : refusal(412, 'stale'));
  };
  const theirs = (changes: Partial<GlossaryTerm>) => ({ ...permit, revision: 2, ...changes });

  test('shows both texts when a colleague saved the same one, and loses neither', async () => {
    const update = await openWhileChanged(
      theirs({ translations: { en: 'licence', de: 'Erlaubnis' }, remark: 'Niet voor bouwen' }),
    );
    type(/Engels/, 'authorisation');
    press('Opslaan');
    await screen.findByText('Fatima el Amrani heeft deze term ook gewijzigd');
    const english = screen.getByLabelText<HTMLInputElement>(/Engels/);
    expect(english.value).toBe('authorisation');
    // What only the colleague changed is there already.
    expect(screen.getByLabelText<HTMLInputElement>(/Duits/).value).toBe('Erlaubnis');
    press('“licence” van Fatima el Amrani overnemen');
    expect(english.value).toBe('licence');
    expect(document.activeElement).toBe(english);
    type(/Engels/, 'authorisation');
    update.mockResolvedValue({ data: theirs({ revision: 3 }) });
    press('Opslaan');
    await waitFor(() =>
      expect(update).toHaveBeenLastCalledWith({
        params: { id: idOf(2) },
        headers: { 'if-match': '"2"' },
        body: {
          term: 'vergunning',
          translations: { en: 'authorisation', de: 'Erlaubnis' },
          remark: 'Niet voor bouwen',
        },
      }),
    );
  });

  test('puts different changes of two people together without a question', async () => {
    const update = await openWhileChanged(theirs({ remark: 'Niet voor bouwen' }));
    update.mockResolvedValue({ data: theirs({ revision: 3 }) });
    type(/Engels/, 'licence');
    press('Opslaan');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update).toHaveBeenLastCalledWith({
      params: { id: idOf(2) },
      headers: { 'if-match': '"2"' },
      body: {
        term: 'vergunning',
        translations: { en: 'licence', de: 'Genehmigung' },
        remark: 'Niet voor bouwen',
      },
    });
  });

  test('adds a term again that a colleague deleted, with what was typed', async () => {
    const create = vi.spyOn(api, 'createGlossaryTerm').mockResolvedValue({ data: permit });
    await openWhileChanged(null);
    type(/Engels/, 'licence');
    press('Opslaan');
    await screen.findByText('Een collega heeft deze term verwijderd');
    press('Opslaan');
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith({
        body: {
          term: 'vergunning',
          translations: { en: 'licence', de: 'Genehmigung' },
          remark: null,
        },
      }),
    );
  });

  test('loses a term after a confirmation', async () => {
    const remove = vi.spyOn(api, 'deleteGlossaryTerm').mockResolvedValue(undefined);
    mockTerms(terms);
    show('?search=formeel');
    await screen.findByText('aanvraag');
    await chooseAction('Verwijderen');
    await screen.findByText('Term “aanvraag” verwijderen?');
    press('Verwijderen');
    await waitFor(() =>
      expect(remove).toHaveBeenCalledWith({
        params: { id: idOf(1) },
        headers: { 'if-match': '"1"' },
      }),
    );
  });

  test('asks again before it loses what a colleague saved meanwhile', async () => {
    const remove = vi
      .spyOn(api, 'deleteGlossaryTerm')
      .mockRejectedValueOnce(refusal(412, 'stale'))
      .mockResolvedValue(undefined);
    const listed = mockTerms(terms);
    show('?search=formeel');
    await screen.findByText('aanvraag');
    await chooseAction('Verwijderen');
    await screen.findByText('Term “aanvraag” verwijderen?');
    listed.mockResolvedValue({
      data: [{ ...request, translations: { en: 'request' }, revision: 2 }, permit],
    });
    press('Verwijderen');
    await screen.findByText('Term “aanvraag” toch verwijderen?');
    screen.getByText(/^Fatima el Amrani heeft deze term intussen gewijzigd/);
    expect(screen.getAllByText('request').length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    press('Verwijderen');
    await waitFor(() =>
      expect(remove).toHaveBeenLastCalledWith({
        params: { id: idOf(1) },
        headers: { 'if-match': '"2"' },
      }),
    );
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
