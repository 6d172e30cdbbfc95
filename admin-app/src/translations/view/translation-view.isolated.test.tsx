import type { GlossaryTerm } from '@form-builder/core/contract/staff/settings/glossary.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { i18n } from '@lingui/core';
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { Editor } from '../../form-editor/editor/editor.ts';
import { EditorContext } from '../../form-editor/editor/editor-context.ts';
import { countingIds } from '../../form-editor/document/build-document.ts';
import { editedVersionOf } from '../../form-editor/document/edited-version.ts';
import { activateLanguage, loadTexts } from '../../languages/languages.ts';
import { buildVersion } from '../../testing/build-version.ts';
import { featureState } from '../../session/feature-state.ts';
import { sessionState } from '../../session/session-state.ts';
import { prepareScreens, renderScreen, signInWith } from '../../testing/render-screen.tsx';
import { TranslationView } from './translation-view.tsx';

vi.mock('../../unsaved-changes/use-unsaved-changes-guard.tsx', () => ({
  useUnsavedChangesGuard: () => undefined,
}));
vi.mock('../../form-editor/canvas/visitor-fields.tsx', () => ({ VisitorFields: () => null }));
vi.mock('../texts/use-suggestions.ts', () => ({
  useSuggestions: () => new Map([['Label a', { text: 'Label A', formTitle: 'Ander formulier' }]]),
}));

const version = buildVersion({
  languages: ['nl', 'en'],
  translations: { en: { title: 'Form', 'd.label': 'Label D' } },
  translation_notes: { en: { title: { source: 'Oud' }, 'd.label': { source: 'Label d' } } },
});
let editor: Editor;

const mockGlossary = (terms: readonly GlossaryTerm[]) =>
  vi.spyOn(api, 'listGlossaryTerms').mockResolvedValue({ data: [...terms] });

function open(more: Partial<Version> = {}): void {
  editor = new Editor({
    version: { ...version, ...more },
    documentOf: (stored) => ({
      ...editedVersionOf(stored),
      translations: stored.translations,
      translation_notes: stored.translation_notes,
    }),
    ids: countingIds(),
    now: () => 0,
    texts: (descriptor) => i18n._(descriptor),
    localCopy: { read: () => undefined, write: () => undefined, clear: () => undefined },
    schedule: () => () => undefined,
    load: () => Promise.resolve(version),
    save: () => Promise.resolve(2),
  });
  renderScreen(
    <MemoryRouter>
      <EditorContext value={editor}>
        <TranslationView version={version} language="en" />
      </EditorContext>
    </MemoryRouter>,
  );
}

const input = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const page = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pagina' });
const choosePage = (id: string) => fireEvent.change(page(), { target: { value: `page ${id}` } });

beforeAll(async () => {
  prepareScreens();
  await activateLanguage('nl');
  await loadTexts('screens');
  await loadTexts('editor');
});
beforeEach(() => void mockGlossary([]));
afterEach(() => {
  sessionState.user = null;
  featureState.inactive = [];
});

describe('translating a form', () => {
  test('shows how far it is, and marks what is missing and outdated', () => {
    open();
    expect(screen.getByText(/2 van 8 teksten/)).toBeDefined();
    expect(screen.getByText('Verouderd')).toBeDefined();
    expect(screen.getByText('Oud')).toBeDefined();
    choosePage('p1');
    expect(screen.getAllByText('Ontbreekt')).toHaveLength(5);
  });

  test('opens with the texts of all pages under their names, as its filter says', () => {
    open();
    expect(page().selectedOptions[0]?.textContent).toBe('Alle pagina’s (8)');
    expect(screen.getByRole('radio', { name: 'Alle (8)' })).toHaveProperty('checked', true);
    expect(screen.getAllByRole('textbox')).toHaveLength(8);
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings.slice(0, 2)).toEqual(['Titel en algemene teksten', 'Een']);
    choosePage('p1');
    expect(screen.queryByRole('heading', { name: 'Titel en algemene teksten' })).toBeNull();
  });

  test('typing is one step to undo, and keeps what it was made from', () => {
    open();
    choosePage('p1');
    for (const text of ['L', 'La', 'Lab'])
      fireEvent.change(input('Vertaling van Label: Label b'), { target: { value: text } });
    expect(editor.document()).toMatchObject({
      translations: { en: { 'b.label': 'Lab' } },
      translation_notes: { en: { 'b.label': { source: 'Label b' } } },
    });
    fireEvent.click(screen.getByRole('button', { name: /Ongedaan maken: tekst vertalen/ }));
    expect(editor.document().translations?.en).not.toHaveProperty('b.label');
  });

  test('an outdated translation that still fits is confirmed', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Vertaling klopt nog' }));
    expect(screen.queryByText('Verouderd')).toBeNull();
    expect(editor.document().translation_notes?.en?.['title']?.source).toBe('Formulier');
  });

  test('an earlier translation of the same sentence is taken over in one click', () => {
    open();
    choosePage('p1');
    fireEvent.click(screen.getByRole('button', { name: 'Overnemen' }));
    expect(editor.document()).toMatchObject({
      translations: { en: { 'a.label': 'Label A' } },
      translation_notes: { en: { 'a.label': { source: 'Label a', status: 'retrieved' } } },
    });
    expect(screen.getByText('Overgenomen')).toBeDefined();
  });

  test('filters keep a text in sight while it is translated', () => {
    open();
    fireEvent.click(screen.getByRole('radio', { name: 'Ontbreekt (6)' }));
    choosePage('p1');
    fireEvent.change(input('Vertaling van Titel: Een'), { target: { value: 'One' } });
    expect(input('Vertaling van Titel: Een').value).toBe('One');
    expect(screen.getByRole('radio', { name: 'Ontbreekt (5)' })).toBeDefined();
  });

  test('the next open text is on another page when this one is done', async () => {
    open({ translations: { en: { title: 'Form' } }, translation_notes: {} });
    fireEvent.change(page(), { target: { value: 'general' } });
    expect(screen.queryByRole('textbox', { name: 'Vertaling van Titel: Een' })).toBeNull();
    fireEvent.keyDown(screen.getByRole('article'), { key: 'Enter', ctrlKey: true });
    await vi.waitFor(() => expect(document.activeElement).toBe(input('Vertaling van Titel: Een')));
  });

  test('terms of the glossary are offered, inserted, and missed without blocking', async () => {
    const id = '018f2b1e-0000-7000-8000-000000000007';
    mockGlossary([
      {
        id,
        term: 'formulier',
        translations: { en: 'application' },
        remark: 'Formeel',
        revision: 1,
        updated_at: '2026-11-26T09:00:00.000Z',
        updated_by: null,
      },
    ]);
    open();
    const missing = /Volgens de woordenlijst hoort hier/;
    await vi.waitFor(() => expect(screen.getByText(missing)).toBeDefined());
    const list = screen.getByRole('list', { name: 'Woordenlijst' });
    expect(list.textContent).toContain('formulier: application (Formeel)');
    const control = input('Vertaling van Titel: Formulier');
    control.setSelectionRange(4, 4);
    fireEvent.click(screen.getByRole('button', { name: '“application” invoegen' }));
    expect(control.value).toBe('Form application');
    expect(screen.queryByText(missing)).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(control));
    featureState.inactive = ['glossary'];
    await vi.waitFor(() => expect(screen.queryByRole('list', { name: 'Woordenlijst' })).toBeNull());
  });

  test('links to the glossary, unless the organisation does not use it', async () => {
    signInWith(['form-translation', 'admin-forms-settings']);
    open();
    expect(screen.getByRole('link', { name: 'Woordenlijst' })).toBeDefined();
    featureState.inactive = ['glossary'];
    await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'Woordenlijst' })).toBeNull());
  });

  test('a version that is locked can only be read', () => {
    open({ is_editable: false });
    expect(input('Vertaling van Titel: Formulier').readOnly).toBe(true);
    expect(
      screen.getByText('Je kunt deze vertalingen bekijken, maar niet wijzigen.'),
    ).toBeDefined();
  });
});
