import type { JournalEntry } from '@form-builder/core/contract/staff/forms/journal.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { diffVersions } from '@form-builder/core/diff/diff-versions.ts';
import { i18n } from '@lingui/core';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { activateLanguage, loadTexts } from '../../../languages/languages.ts';
import { buildVersion } from '../../../testing/build-version.ts';
import { changeTranslation } from '../../../translations/texts/translation-commands.ts';
import type { LocalCopy } from '../../autosave/parse-local-copy.ts';
import { buildField, countingIds } from '../../document/build-document.ts';
import { editedVersionOf, type EditedVersion } from '../../document/edited-version.ts';
import { changeField, insertField, removeField } from '../../document/field-commands.ts';
import { getField } from '../../document/place.ts';
import { changeVersion, changeVersionSettings } from '../../document/version-commands.ts';
import { Editor } from '../../editor/editor.ts';
import { keepSteps } from './keep-steps.ts';
import { createStepsStore } from './stored-steps.ts';

/** What the server has: the stored version, and the way back of each save. */
let stored: Version;
let journal: JournalEntry[];
let localCopy: LocalCopy | undefined;

const withTranslations = (version: Version): EditedVersion => ({
  ...editedVersionOf(version),
  translations: version.translations,
  translation_notes: version.translation_notes,
});

/** Saves as a user does; the colleague when none is given. */
function save(document: Partial<Version>): number {
  const revision = stored.revision + 1;
  const after = { ...stored, ...document, revision };
  const undo = [...diffVersions(after, stored)];
  journal = [{ revision, at: '', user: null, restored_revision: null, undo }, ...journal];
  stored = after;
  return revision;
}

interface Visit {
  readonly user?: string;
  readonly documentOf?: (version: Version) => EditedVersion;
}

/** Opens the editor as after a reload, with the steps of the last visit. */
async function visit({ user = 'ik', documentOf = editedVersionOf }: Visit = {}) {
  const opened = stored;
  const editor = new Editor({
    version: opened,
    documentOf,
    ids: countingIds(),
    now: () => 0,
    texts: (descriptor) => i18n._(descriptor),
    localCopy: {
      read: () => localCopy,
      write: (copy) => (localCopy = copy),
      clear: () => (localCopy = undefined),
    },
    schedule: () => () => undefined,
    load: () => Promise.resolve(stored),
    save: ({ current }) => Promise.resolve(save(current)),
  });
  const readSaves = vi.fn((after: number) =>
    Promise.resolve(journal.filter(({ revision }) => revision > after)),
  );
  const opening = {
    document: editor.document(),
    stored: documentOf(opened),
    revision: opened.revision,
    isSaved: editor.state.save.status === 'saved',
  };
  const store = createStepsStore(localStorage, opened.id);
  const isKeptBy = store.read()?.user === user;
  const stop = keepSteps(editor, { opening, user, store, readSaves, now: () => 0 });
  if (isKeptBy) await vi.waitFor(() => expect(steps(editor).length).toBeGreaterThan(0));
  else await Promise.resolve();
  return { editor, stop, readSaves };
}

const steps = ({ state }: Editor) => [...state.history.past, ...state.history.future];
const names = ({ state }: Editor) => state.history.past.map(({ label }) => i18n._(label));
const labelOf = (editor: Editor, id: string) => getField(editor.document().pages, id).field.label;

const named = (name: string) => ({ label: { id: name } });

const rename = (editor: Editor, label: string) =>
  editor.perform(changeField('b', { label }), named('label wijzigen'));

/** The steps are written with a save. */
async function saved(editor: Editor): Promise<void> {
  await editor.autosave.flush();
  await vi.waitFor(() =>
    expect(createStepsStore(localStorage, stored.id).read()?.isSaved).toBe(true),
  );
}

beforeAll(async () => {
  await activateLanguage('nl');
  await loadTexts('editor');
  await loadTexts('panels');
  // A chunk of its own, which can take longer to load than a test waits.
  await import('../../autosave/stayed-notice.ts');
});
beforeEach(() => {
  localStorage.clear();
  // The store itself is tested here, where no editor writes.
  sessionStorage.clear();
  stored = buildVersion();
  journal = [];
  localCopy = undefined;
});

describe('the undo steps of a user', () => {
  test('survive a reload with their names, whatever they changed', async () => {
    const first = await visit();
    const before = first.editor.document();
    const { editor } = first;
    const place = { pageId: 'p2', parentId: null, index: 0 };
    rename(editor, 'Nieuw');
    editor.perform(removeField('g'), named('veld verwijderen'));
    editor.perform(insertField(buildField('x'), place), named('velden kopiëren'));
    editor.perform(changeVersionSettings({ 'theme.has_summary': true }), named('veld verplaatsen'));
    editor.perform(
      changeVersion({ title: 'Anders', theme_settings: { a: 1 } as never }),
      named('pagina verwijderen'),
    );
    const after = editor.document();
    await saved(editor);
    first.stop();

    const again = (await visit()).editor;
    expect(names(again)).toEqual(names(editor));
    for (let count = 0; count < 5; count += 1) again.undo();
    expect(again.document()).toEqual(before);
    for (let count = 0; count < 5; count += 1) again.redo();
    expect(again.document()).toEqual(after);
  });

  test('that were undone can be redone after a reload, until something else is changed', async () => {
    const first = await visit();
    rename(first.editor, 'Een');
    rename(first.editor, 'Twee');
    first.editor.undo();
    await saved(first.editor);
    first.stop();

    const again = await visit();
    again.editor.redo();
    expect(labelOf(again.editor, 'b')).toBe('Twee');
    again.editor.undo();
    again.editor.undo();
    expect(labelOf(again.editor, 'b')).toBe('Label b');
    await saved(again.editor);
    again.stop();

    const third = (await visit()).editor;
    expect(third.state.history.future).toHaveLength(2);
    rename(third, 'Drie');
    third.redo();
    expect(labelOf(third, 'b')).toBe('Drie');
  });

  test('leave alone what a colleague saved since the last visit', async () => {
    const first = await visit();
    rename(first.editor, 'Nieuw');
    await saved(first.editor);
    first.stop();
    save({ title: 'Van een collega' });

    const again = await visit();
    again.editor.undo();
    expect(again.readSaves).toHaveBeenCalledWith(2);
    expect(labelOf(again.editor, 'b')).toBe('Label b');
    expect(again.editor.document().title).toBe('Van een collega');
    expect(again.editor.state.notice).toBeNull();
  });

  test('do not overwrite a later change of the same setting, and say so', async () => {
    const first = await visit();
    rename(first.editor, 'Nieuw');
    await saved(first.editor);
    first.stop();
    const theirs = changeField('b', { label: 'Van een collega' })(editedVersionOf(stored)).document;
    save({ pages: [...theirs.pages] });

    const { editor } = await visit();
    editor.undo();
    expect(labelOf(editor, 'b')).toBe('Van een collega');
    await vi.waitFor(() => {
      const notice = editor.state.notice;
      expect(notice && i18n._(notice.text)).toMatch(
        /^Dit is daarna nog gewijzigd en blijft zo: .*Van een collega/,
      );
    });
  });

  test('include unsaved work that the device kept', async () => {
    const first = await visit();
    rename(first.editor, 'Bewaard');
    await saved(first.editor);
    rename(first.editor, 'Niet bewaard');
    first.editor.autosave.stop();
    first.stop();
    expect(localCopy).toBeDefined();

    const { editor } = await visit();
    expect(labelOf(editor, 'b')).toBe('Niet bewaard');
    editor.undo();
    expect(labelOf(editor, 'b')).toBe('Bewaard');
    editor.undo();
    expect(labelOf(editor, 'b')).toBe('Label b');
  });

  test('include translations and their notes', async () => {
    const first = await visit({ documentOf: withTranslations });
    const note = { source: 'Label b' };
    first.editor.perform(
      changeTranslation('en', 'b.label', { text: 'Label B', note }),
      named('label wijzigen'),
    );
    await saved(first.editor);
    first.stop();

    const { editor } = await visit({ documentOf: withTranslations });
    expect(editor.document().translation_notes?.en).toEqual({ 'b.label': note });
    editor.undo();
    expect(editor.document().translations?.en ?? {}).toEqual({});
    expect(editor.document().translation_notes?.en ?? {}).toEqual({});
    editor.redo();
    expect(editor.document().translations?.en).toEqual({ 'b.label': 'Label B' });
    expect(editor.document().translation_notes?.en).toEqual({ 'b.label': note });
  });

  test('are not those of someone else on the same device', async () => {
    const first = await visit();
    rename(first.editor, 'Nieuw');
    await saved(first.editor);
    first.stop();
    const { editor } = await visit({ user: 'een ander' });
    expect(steps(editor)).toEqual([]);
  });

  test('are those of the versions that were edited last, and as many as fit', () => {
    const change = { kind: 'version_changed', name: 'title', before: '', after: 'x'.repeat(1_000) };
    const step = {
      label: { id: 'a', message: 'a' },
      selection: { kind: 'version' },
      at: 0,
      changes: [change],
    };
    const all = { user: 'ik', revision: 1, isSaved: true, past: Array(50).fill(step), future: [] };
    for (let at = 1; at <= 12; at += 1)
      createStepsStore(sessionStorage, `v${at}`).write({ ...all, at });
    expect(createStepsStore(sessionStorage, 'v2').read()).toBeUndefined();
    expect(createStepsStore(sessionStorage, 'v3').read()?.past).toHaveLength(25);
  });

  test('are saved without reading those of other versions', () => {
    const steps = { user: 'ik', revision: 1, isSaved: true, at: 0, past: [], future: [] };
    for (let at = 1; at <= 12; at += 1)
      createStepsStore(sessionStorage, `v${at}`).write({ ...steps, at });
    const reading = vi.spyOn(Storage.prototype, 'getItem');
    createStepsStore(sessionStorage, 'v12').write({ ...steps, at: 13 });
    expect(reading.mock.calls.flat().filter((name) => !name.endsWith(':v12'))).toEqual([]);
    reading.mockRestore();
  });
});
