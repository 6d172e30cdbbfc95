import type { VisitorVisit } from './visit/visitor-page.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { msg } from '@lingui/core/macro';
import { ref } from 'valtio';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildVersion } from '../../testing/build-version.ts';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { visitorPageCalls } from '../../testing/silent-visitor-page.ts';
import { buildField } from '../document/build-document.ts';
import { changeField } from '../document/field-commands.ts';
import { PreviewPane } from './preview-pane.tsx';

vi.mock('./visit/visitor-page.ts', () => import('../../testing/silent-visitor-page.ts'));

const pages = [
  { id: 'p1', title: 'Gegevens', properties: [buildField('a', { label: 'Naam' })] },
  { id: 'p2', title: 'Adres', properties: [buildField('b', { label: 'Straat' })] },
];
const translations = { en: { 'a.label': 'Name' } };

/** The texts of the element load first. */
const loading = { timeout: 20_000 };

beforeAll(prepareEditor);
beforeEach(() => vi.clearAllMocks());

async function openPane() {
  const version = buildVersion({ languages: ['nl', 'en'], translations });
  const editor = renderEditor({ pages }, <PreviewPane version={version} />);
  await vi.waitFor(() => expect(visitorPageCalls.open).toHaveBeenCalledOnce(), loading);
  return editor;
}

const lastVisit = () => visitorPageCalls.change.mock.lastCall?.[0] as VisitorVisit;

test('the preview follows an edit, and the page on the canvas', async () => {
  const editor = await openPane();
  act(() =>
    editor.perform(changeField('a', { label: 'Uw naam' }), { label: msg`veld verplaatsen` }),
  );
  await vi.waitFor(() =>
    expect(lastVisit().formIn('nl-NL').pages[0]?.properties[0]?.label).toBe('Uw naam'),
  );
  expect(visitorPageCalls.open).toHaveBeenCalledOnce();
  act(() => editor.select({ kind: 'page', id: 'p2' }));
  await vi.waitFor(() => expect(visitorPageCalls.openPage).toHaveBeenLastCalledWith('p2'));
});

test('the preview is in a language that is only partly translated', async () => {
  await openPane();
  fireEvent.click(screen.getByRole('combobox', { name: 'Taal' }));
  fireEvent.click(await screen.findByRole('option', { name: /^Engels \(\d+% vertaald\)$/ }));
  await vi.waitFor(() => expect(lastVisit().language).toBe('en'));
  expect(lastVisit().formIn('en-GB').texts?.language).toBe('en');
});

test('sample answers from elsewhere in the editor are shown, those of the visitor stay', async () => {
  const editor = await openPane();
  act(() => void (editor.state.sample = ref({ answers: { a: 'Noor' } })));
  await vi.waitFor(() => expect(visitorPageCalls.restart).toHaveBeenLastCalledWith({ a: 'Noor' }));
});

test('the pane becomes wider with the arrow keys and closes', async () => {
  const editor = await openPane();
  act(() => void (editor.state.hasPreview = true));
  const handle = screen.getByRole('separator', { name: 'Breedte van het voorbeeld' });
  const width = Number(handle.getAttribute('aria-valuenow'));
  fireEvent.keyDown(handle, { key: 'ArrowLeft' });
  expect(Number(handle.getAttribute('aria-valuenow'))).toBeGreaterThan(width);
  fireEvent.click(screen.getByRole('button', { name: 'Voorbeeld sluiten' }));
  expect(editor.state.hasPreview).toBe(false);
});
