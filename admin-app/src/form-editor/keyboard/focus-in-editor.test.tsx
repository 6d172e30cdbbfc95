import { buildCondition, buildRule } from '@form-builder/core/form/build-form.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setFocusFallback } from '../../frame/focus/focus-fallback.ts';
import { keepFocus } from '../../frame/focus/keep-focus.ts';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { buildDocument, buildField } from '../document/build-document.ts';
import type { Editor } from '../editor/editor.ts';
import { focusDrawnSelection } from '../editor/focus-selection.ts';
import { addField } from '../editor/field-actions.ts';
import { NoticeBar } from '../editor/notice-bar.tsx';
import { Inspector } from '../inspector/inspector.tsx';
import { PageTree } from '../page-tree/page-tree.tsx';

beforeAll(prepareEditor);

const rule = (id: string) => ({ ...buildRule(['show'], buildCondition('a', 'is_not_empty')), id });

describe('the focus in the editor', () => {
  let editor: Editor;
  let stop: () => void;
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const focused = () => document.activeElement;
  const isKept = () =>
    vi.waitFor(() => {
      expect(focused()).not.toBe(document.body);
      expect(focused()?.isConnected).toBe(true);
    });
  const press = (name: string | RegExp) => {
    act(() => button(name).focus());
    fireEvent.click(button(name));
  };

  beforeEach(() => {
    const logic = [rule('one'), rule('two')];
    const properties = [buildField('a'), buildField('b', { logic })];
    editor = renderEditor(
      { ...buildDocument(), pages: [{ id: 'page', title: 'Pagina', properties }] },
      <>
        <PageTree />
        <Inspector />
        <NoticeBar />
      </>,
    );
    const stopKeeping = keepFocus();
    const withdraw = setFocusFallback(() => focusDrawnSelection(editor));
    stop = () => {
      stopKeeping();
      withdraw();
    };
  });
  afterEach(() => stop());

  test('undo of an added field, whose label had the focus, focuses what is selected', async () => {
    act(() => editor.select({ kind: 'field', id: 'a' }));
    act(() => addField(editor, 'text'));
    await vi.waitFor(() => expect(focused()?.getAttribute('name')).toBe('label'));
    act(() => editor.select({ kind: 'version' }));
    await isKept();
    act(() => editor.undo());
    await isKept();
    expect(focused()?.getAttribute('data-row')).not.toBeNull();
  });

  test('a removed rule gives the focus to the rule that takes its place, the last one to the button', async () => {
    act(() => {
      editor.state.fieldTab = 'rules';
      editor.select({ kind: 'field', id: 'b' });
    });
    press('Regel 1 verwijderen');
    await isKept();
    expect(focused()).toBe(button('Regel 1 verwijderen'));
    press('Regel 1 verwijderen');
    await isKept();
    expect(focused()?.textContent).toBe('Regel toevoegen');
  });

  test('a removed condition gives the focus to its neighbour', async () => {
    act(() => {
      editor.state.fieldTab = 'rules';
      editor.select({ kind: 'field', id: 'b' });
    });
    fireEvent.click(screen.getAllByRole('button', { name: 'Voorwaarde' })[0] ?? document.body);
    const removals = () => screen.getAllByRole('button', { name: 'Voorwaarde verwijderen' });
    expect(removals()).toHaveLength(3);
    act(() => removals()[0]?.focus());
    fireEvent.click(removals()[0] ?? document.body);
    await isKept();
    const first = screen.getByRole('region', { name: 'Regel 1' });
    expect(first.contains(focused())).toBe(true);
  });

  test('the button that undoes in the message gives the focus to the selected item', async () => {
    act(() => editor.select({ kind: 'field', id: 'a' }));
    act(() => editor.notify({ text: { id: 'x', message: 'Weg' }, canUndo: true }));
    act(() => addField(editor, 'text'));
    await vi.waitFor(() => expect(focused()?.getAttribute('name')).toBe('label'));
    press('Ongedaan maken');
    await isKept();
    expect(focused()?.getAttribute('data-row')).toBe('a');
  });

  test('a disabled button gives the focus away', async () => {
    const trigger = document.body.appendChild(document.createElement('button'));
    trigger.focus();
    // A browser takes the focus from a button that is disabled; jsdom leaves it there.
    trigger.blur();
    trigger.disabled = true;
    await isKept();
    trigger.remove();
  });

  test('the focus stays where the designer clicks while it is about to be moved', async () => {
    const [gone, clicked] = ['button', 'input'].map((name) =>
      document.body.appendChild(document.createElement(name)),
    );
    const frames: FrameRequestCallback[] = [];
    const frame = vi.spyOn(globalThis, 'requestAnimationFrame');
    frame.mockImplementation((run) => frames.push(run));
    gone?.focus();
    gone?.remove();
    await vi.waitFor(() => expect(focused() !== document.body || frames.length > 0).toBe(true));
    clicked?.focus();
    for (const run of frames) run(0);
    expect(focused()).toBe(clicked);
    frame.mockRestore();
    clicked?.remove();
  });

  test('a click beside everything leaves the focus alone', async () => {
    const other = document.body.appendChild(document.createElement('button'));
    other.focus();
    fireEvent.pointerDown(document.body);
    other.blur();
    await new Promise((resolve) => setTimeout(resolve));
    other.remove();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(focused()).toBe(document.body);
  });
});
