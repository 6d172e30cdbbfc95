import { buildCondition, buildRule } from '@form-builder/core/form/build-form.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readGuide, writeGuide } from '../../session/guide-store.ts';
import { sessionState } from '../../session/session-state.ts';
import { signInWith } from '../../testing/render-screen.tsx';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { changeField } from '../document/field-commands.ts';
import { useEditorState } from '../editor/editor-context.ts';
import { NoticeBar } from '../editor/notice-bar.tsx';
import { addField } from '../editor/field-actions.ts';
import { Palette } from '../palette/palette.tsx';
import { GuidePanel } from './guide-panel.tsx';
import { showGuide } from './show-guide.ts';

const empty = { pages: [{ id: 'p', title: 'Pagina', properties: [] }] };

function Screen() {
  const { isGuided } = useEditorState();
  return (
    <>
      <h1>
        <button type="button">Formulier</button>
      </h1>
      {isGuided && <GuidePanel version={{ environments: [] }} />}
      <Palette />
      <NoticeBar />
    </>
  );
}

beforeAll(prepareEditor);
beforeEach(() => {
  localStorage.clear();
  signInWith(['form-edit']);
});
afterEach(() => {
  sessionState.user = null;
});

const userId = () => sessionState.user?.id ?? '';

function open() {
  const editor = renderEditor(empty, <Screen />);
  act(() => showGuide(editor));
  return editor;
}

const guide = () => within(screen.getByRole('region', { name: 'Je eerste formulier' }));
const next = () => guide().getByRole('status').textContent;
const idOfLast = (editor: ReturnType<typeof open>) =>
  editor.document().pages[0]?.properties.at(-1)?.id ?? '';

describe('the guide of the first form', () => {
  test('ticks each step once it happened', () => {
    const editor = open();
    expect(next()).toContain('Voeg een veld toe');
    act(() => addField(editor, 'text'));
    expect(next()).toContain('Geef het veld een naam');
    const change = (changes: Parameters<typeof changeField>[1]) =>
      act(() =>
        editor.perform(changeField(idOfLast(editor), changes), { label: { id: 'wijzigen' } }),
      );
    change({ label: 'Uw naam' });
    expect(next()).toContain('Maak een vraag met keuzes');
    act(() => addField(editor, 'select'));
    expect(next()).toContain('Maak een regel');
    change({ logic: [buildRule(['show'], buildCondition('x', 'is_empty'))] });
    expect(next()).toContain('Probeer het formulier uit');
    act(() => {
      editor.state.mode = 'try';
    });
    expect(next()).toContain('Vraag een beoordeling');
    guide().getByText('5 van 6 stappen klaar');
  });

  test('remembers that this version was tried out, and not another one', () => {
    const first = open();
    act(() => {
      first.state.mode = 'try';
    });
    cleanup();
    const steps = () => {
      fireEvent.click(guide().getByRole('button', { name: 'Alle stappen' }));
      return guide().getAllByRole('img', { name: 'Gedaan' }).length;
    };
    open();
    expect(steps()).toBe(1);
    cleanup();
    const other = renderEditor({ ...empty, id: 'other-version' }, <Screen />);
    act(() => showGuide(other));
    expect(guide().getByText(/van 6 stappen klaar/).textContent).toBe('0 van 6 stappen klaar');
  });

  test('takes the focus to where the step is done', async () => {
    open();
    fireEvent.click(guide().getByRole('button', { name: 'Laat zien: Voeg een veld toe' }));
    await new Promise(requestAnimationFrame);
    const search = screen.getByRole('searchbox', { name: 'Zoek een soort veld' });
    expect(document.activeElement).toBe(search);
  });

  test('lists all steps on request', () => {
    open();
    fireEvent.click(guide().getByRole('button', { name: 'Alle stappen' }));
    expect(guide().getAllByRole('listitem')).toHaveLength(6);
    expect(guide().getAllByRole('img', { name: 'Nog te doen' })).toHaveLength(6);
  });

  test('ends for good, says where it is, and keeps the focus on the page', () => {
    open();
    fireEvent.click(guide().getByRole('button', { name: 'Niet meer tonen' }));
    expect(screen.queryByRole('region', { name: 'Je eerste formulier' })).toBeNull();
    screen.getByText('Je vindt de stappen terug met Ctrl K.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Formulier' }));
    expect(readGuide(userId())).toBe('ended');
  });

  test('is of one user', () => {
    writeGuide('een ander', 'ended');
    expect(readGuide(userId())).toBeUndefined();
  });
});
