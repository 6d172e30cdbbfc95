import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { buildField } from '@form-builder/core/form/build-form.ts';
import { i18n } from '@lingui/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildVersion } from '../../testing/build-version.ts';
import { prepareEditor } from '../../testing/render-editor.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { countingIds } from '../document/build-document.ts';
import { changeField } from '../document/field-commands.ts';
import { Editor } from '../editor/editor.ts';
import { EditorContext } from '../editor/editor-context.ts';
import { momentRestored } from '../editor/editor-texts.ts';
import { ConflictPanel } from './conflict-panel.tsx';

const pageWith = (label: string, hint?: string) => [
  {
    id: 'page',
    title: 'Over u',
    properties: [
      buildField('text', 'name', { label: 'Naam' }),
      buildField('text', 'mail', { label, ...(hint && { hint }) }),
    ],
  },
];

const stale = new ApiError(412, {
  type: 'about:blank',
  status: 412,
  code: 'stale',
  title: '',
  detail: '',
  message: '',
});

/** An editor whose colleague saved `theirs` before its first save. */
async function openBeside(theirs: Partial<Version>): Promise<Editor> {
  const version = buildVersion({ pages: pageWith('Mail') });
  let saves = 0;
  const editor = new Editor({
    version,
    ids: countingIds(),
    now: () => 0,
    texts: (descriptor) => i18n._(descriptor),
    localCopy: { read: () => undefined, write: () => undefined, clear: () => undefined },
    schedule: () => () => undefined,
    load: () =>
      Promise.resolve({
        ...version,
        revision: 2,
        latest_change: { at: '2026-03-02T09:15:00Z', user: { id: '1', name: 'Anna' } },
        ...theirs,
      }),
    save: () => {
      saves += 1;
      return saves === 1 ? Promise.reject(stale) : Promise.resolve(3);
    },
  });
  renderScreen(
    <EditorContext value={editor}>
      <ConflictPanel />
    </EditorContext>,
  );
  await act(async () => {
    editor.perform(changeField('mail', { label: 'E-mail' }), { label: momentRestored });
    await editor.autosave.flush();
  });
  return editor;
}

const labelOf = (editor: Editor) => editor.document().pages[0]?.properties[1]?.label;

beforeAll(prepareEditor);

describe('two designers in one version', () => {
  test('other changes of a colleague appear by themselves, and undo leaves them alone', async () => {
    const editor = await openBeside({ pages: pageWith('Mail', 'Van Anna') });
    expect(screen.queryByRole('alert')).toBeNull();
    const field = () => editor.document().pages[0]?.properties[1];
    expect(field()).toMatchObject({ label: 'E-mail', hint: 'Van Anna' });
    act(() => editor.undo());
    expect(field()).toMatchObject({ label: 'Mail', hint: 'Van Anna' });
  });

  test('the same setting is a conflict with both values, and the colleague’s can be taken', async () => {
    const editor = await openBeside({ pages: pageWith('Mailadres'), title: 'Titel van Anna' });
    const panel = screen.getByRole('alert');
    expect(panel.textContent).toMatch(/Jij.*E-mail.*Anna.*Mailadres/s);
    expect(panel.textContent).not.toContain('Titel van Anna');
    fireEvent.click(screen.getByRole('button', { name: 'De wijzigingen van Anna overnemen' }));
    expect(editor.document().title).toBe('Titel van Anna');
    expect(labelOf(editor)).toBe('Mailadres');
    act(() => editor.undo());
    expect(labelOf(editor)).toBe('E-mail');
    expect(editor.document().title).toBe('Titel van Anna');
  });

  test('one’s own value can be kept, with the other changes of the colleague', async () => {
    const editor = await openBeside({ pages: pageWith('Mailadres'), title: 'Titel van Anna' });
    fireEvent.click(screen.getByRole('button', { name: 'Mijn wijzigingen houden' }));
    expect(labelOf(editor)).toBe('E-mail');
    expect(editor.document().title).toBe('Titel van Anna');
  });
});
