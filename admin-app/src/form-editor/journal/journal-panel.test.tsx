import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { ApiError } from '@form-builder/core/client/create-client.ts';
import { diffVersions } from '@form-builder/core/diff/diff-versions.ts';
import { buildField } from '@form-builder/core/form/build-form.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { buildVersion } from '../../testing/build-version.ts';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import type { Editor } from '../editor/editor.ts';
import { NoticeBar } from '../editor/notice-bar.tsx';
import { JournalButton } from './journal-button.tsx';

const anna = { id: '1', name: 'Anna' };
const bas = { id: '2', name: 'Bas' };

const pageWith = (label: string) => [
  { id: 'page', title: 'Over u', properties: [buildField('text', 'name', { label })] },
];

/** The version after each save: made, renamed by Anna, and titled by Bas. */
const made = buildVersion({ pages: pageWith('Naam'), translations: { en: { title: 'Form' } } });
const renamed = { ...made, revision: 2, pages: pageWith('Volledige naam') };
const titled = { ...renamed, revision: 3, title: 'Van Bas', translations: {} };

const entries = [
  { after: titled, before: renamed, user: bas, at: '2026-03-02T14:30:00Z' },
  { after: renamed, before: made, user: anna, at: '2026-03-02T09:15:00Z' },
].map(({ after, before, user, at }) => ({
  revision: after.revision,
  user,
  at,
  restored_revision: null,
  undo: [...diffVersions(after, before)],
}));

let editor: Editor;

async function open(parts: Partial<Version> = {}, listed = entries): Promise<void> {
  vi.spyOn(api, 'getVersion').mockResolvedValue({ data: { ...titled, ...parts } });
  vi.spyOn(api, 'listJournal').mockResolvedValue({ data: listed, meta: { next_before: null } });
  editor = renderEditor(
    { ...titled, ...parts },
    <>
      <JournalButton versionId={titled.id} />
      <NoticeBar />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Geschiedenis' }));
  await screen.findByRole('dialog', { name: 'Geschiedenis' });
}

const restoreButtons = () => screen.queryAllByRole('button', { name: /^Terugzetten naar dit/ });

beforeAll(async () => {
  await prepareEditor();
  await import('./journal-panel.tsx');
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the history of a version', () => {
  test('says by day who changed what, newest first', async () => {
    await open();
    await screen.findByRole('heading', { name: 'maandag 2 maart 2026' });
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText(/· Bas/)).not.toBeNull();
    expect(dialog.textContent).toMatch(/Van Bas.*Anna.*Volledige naam/s);
    expect(screen.getByText('Zo is het nu')).not.toBeNull();
    expect(restoreButtons()).toHaveLength(2);
  });

  test('ends with the version before its first change, which can be restored too', async () => {
    const call = vi.spyOn(api, 'restoreVersion').mockResolvedValue({ data: made });
    await open();
    await screen.findByText('Begin van deze versie');
    fireEvent.click(screen.getByRole('button', { name: 'Terugzetten naar dit moment: het begin' }));
    expect(screen.getByText('Terug naar het begin?')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Terugzetten' }));
    await screen.findByText(/is teruggezet/);
    expect(call.mock.calls[0]?.[0]?.params).toEqual({ id: titled.id, revision: '1' });
  });

  test('restores a moment after a confirmation, as one step that can be undone', async () => {
    const restored = { ...renamed, revision: 4 };
    const call = vi.spyOn(api, 'restoreVersion').mockResolvedValue({ data: restored });
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /^Terugzetten naar dit.*Anna/ }));
    const confirm = screen.getByRole('button', { name: 'Terugzetten' });
    expect(document.activeElement).toBe(confirm);
    fireEvent.click(confirm);
    await screen.findByText(/is teruggezet/);
    expect(call).toHaveBeenCalledWith({
      params: { id: titled.id, revision: '2' },
      headers: { 'if-match': '"3"' },
    });
    expect(editor.document()).toMatchObject({ title: made.title });
    expect(editor.state.save.status).toBe('saved');
    act(() => editor.undo());
    expect(editor.document()).toMatchObject({ title: 'Van Bas', translations: {} });
    expect(editor.state.save.status).toBe('unsaved');
  });

  test('gives the focus back when the confirmation is cancelled', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /^Terugzetten naar dit.*Anna/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(document.activeElement).toBe(restoreButtons()[0]);
  });

  test('says why restoring failed, and changes nothing', async () => {
    const problem = {
      type: 'about:blank',
      status: 412,
      code: 'stale',
      title: '',
      detail: '',
      message: 'Iemand anders heeft intussen opgeslagen.',
    };
    vi.spyOn(api, 'restoreVersion').mockRejectedValue(new ApiError(412, problem));
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /^Terugzetten naar dit.*Anna/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Terugzetten' }));
    await screen.findByText('Iemand anders heeft intussen opgeslagen.');
    expect(editor.document().title).toBe('Van Bas');
  });

  test('only shows the changes of a version that is locked', async () => {
    await open({ is_editable: false });
    await screen.findByText(/· Anna/);
    expect(restoreButtons()).toHaveLength(0);
  });

  test('says what it is for while it is empty', async () => {
    await open({}, []);
    expect(await screen.findByText(/Er is nog niets gewijzigd/)).not.toBeNull();
  });

  test('reports that it could not be loaded, and tries again', async () => {
    vi.spyOn(api, 'listJournal').mockRejectedValueOnce(new ApiError(500, undefined));
    vi.spyOn(api, 'getVersion').mockResolvedValue({ data: titled });
    renderEditor(titled, <JournalButton versionId={titled.id} />);
    fireEvent.click(screen.getByRole('button', { name: 'Geschiedenis' }));
    const again = await screen.findByRole('button', { name: 'Opnieuw proberen' });
    vi.spyOn(api, 'listJournal').mockResolvedValue({ data: entries, meta: { next_before: null } });
    fireEvent.click(again);
    expect(await screen.findByText(/· Anna/)).not.toBeNull();
  });
});
