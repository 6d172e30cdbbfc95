import { fireEvent, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { prepareEditor, renderEditor } from '../../../testing/render-editor.tsx';
import { editorCommands } from '../../commands/editor-commands.ts';
import { buildField } from '../../document/build-document.ts';
import { findField } from '../../document/place.ts';
import { useEditor } from '../../editor/editor-context.ts';
import type { Editor } from '../../editor/editor.ts';
import { selectedFieldIds } from '../../editor/selection.ts';
import { Inspector } from '../../inspector/inspector.tsx';
import { useClipboard } from '../../keyboard/use-clipboard.ts';
import { startLasso } from './start-lasso.ts';

const ids = ['a', 'b', 'c'];
const heightPx = 20;

/** A canvas with a box of 20 px high for each field, below each other, and ground at the right. */
function FakeCanvas() {
  const editor = useEditor();
  useClipboard(editor);
  const canvas = useRef<HTMLDivElement>(null);
  useEffect(() => (canvas.current ? startLasso(editor, canvas.current) : undefined), [editor]);
  return (
    <div ref={canvas} data-testid="canvas">
      <div data-canvas-overlay>
        {ids.map((id, index) => (
          <div
            key={id}
            ref={(box) => {
              const area = new DOMRect(0, index * heightPx, 100, heightPx);
              if (box) box.getBoundingClientRect = () => area;
            }}
          >
            <button type="button" data-hit={id}>
              {id}
            </button>
          </div>
        ))}
      </div>
    </div>
  );
}

let editor: Editor;
const selected = () => selectedFieldIds(editor.state.selection);
const press = (y: number, more: object = {}) =>
  // A real canvas is wide; everything at the right of a canvas without a width is its scrollbar.
  fireEvent.pointerDown(screen.getByTestId('canvas'), { clientX: -20, clientY: y, ...more });
const drag = (from: number, to: number, more: object = {}) => {
  press(from, more);
  fireEvent.pointerMove(window, { clientX: 50, clientY: to });
};
const release = () => fireEvent.pointerUp(window);

beforeAll(prepareEditor);
beforeEach(() => {
  editor = renderEditor(
    { pages: [{ id: 'p1', title: 'Een', properties: ids.map((id) => buildField(id)) }] },
    <>
      <FakeCanvas />
      <Inspector />
    </>,
  );
  editor.select({ kind: 'page', id: 'p1' });
});

describe('the lasso', () => {
  test('selects what it touches, and marks it meanwhile', () => {
    drag(5, 25);
    expect(screen.getByText('b').hasAttribute('data-caught')).toBe(true);
    expect(screen.getByText('c').hasAttribute('data-caught')).toBe(false);
    release();
    expect(selected()).toEqual(['a', 'b']);
    expect(screen.getByText('b').hasAttribute('data-caught')).toBe(false);
  });

  test('ends at the field where the pointer is, also upwards', () => {
    drag(55, 25);
    release();
    expect(selected()).toEqual(['c', 'b']);
  });

  test('adds to the selection with Shift', () => {
    editor.select({ kind: 'field', id: 'a' });
    drag(45, 50, { shiftKey: true });
    release();
    expect(selected()).toEqual(['a', 'c']);
  });

  test('selects nothing after Escape, from a field or by a finger', () => {
    editor.select({ kind: 'field', id: 'a' });
    drag(25, 45);
    fireEvent.keyDown(document, { key: 'Escape' });
    release();
    fireEvent.pointerDown(screen.getByText('b'), { clientX: 10, clientY: 25 });
    fireEvent.pointerMove(window, { clientX: 50, clientY: 55 });
    release();
    drag(25, 45, { pointerType: 'touch' });
    release();
    expect(selected()).toEqual(['a']);
  });

  test('a press beside the fields selects the page', () => {
    editor.select({ kind: 'fields', ids: ['a', 'b'] });
    press(25);
    release();
    expect(editor.state.selection).toEqual({ kind: 'page', id: 'p1' });
  });
});

describe('several fields', () => {
  const fieldOf = (id: string) => findField(editor.document().pages, id)?.field;

  test('get one rule together, hidden by the same step', () => {
    editor.select({ kind: 'fields', ids: ['a', 'b'] });
    const commands = editorCommands(editor).map(({ label }) => label);
    expect(commands).toContain('Gekozen velden: verplicht maken');
    expect(commands).not.toContain('Gekozen velden: niet meer verplicht maken');
    const addRule = editorCommands(editor).find(
      ({ label }) => label === 'Gekozen velden: regel toevoegen',
    );
    if (addRule && 'run' in addRule) addRule.run();
    expect(fieldOf('a')?.logic?.[0]?.targets).toEqual(['b']);
    expect([fieldOf('a')?.is_hidden, fieldOf('b')?.is_hidden]).toEqual([true, true]);
    expect(editor.state).toMatchObject({
      fieldTab: 'rules',
      selection: { kind: 'field', id: 'a' },
    });
    editor.undo();
    expect(fieldOf('a')?.logic).toBeUndefined();
    expect(fieldOf('b')?.is_hidden).toBeUndefined();
  });

  test('are cut, and come back as themselves once', async () => {
    const clipboard = new Map<string, string>();
    const clipboardData = {
      setData: (type: string, text: string) => clipboard.set(type, text),
      getData: (type: string) => clipboard.get(type) ?? '',
    };
    const order = () => editor.document().pages[0]?.properties.map(({ id }) => id);
    editor.select({ kind: 'fields', ids: ['a', 'b'] });
    fireEvent.cut(document.body, { clipboardData });
    expect(order()).toEqual(['c']);
    editor.select({ kind: 'field', id: 'c' });
    fireEvent.paste(document.body, { clipboardData });
    await vi.waitFor(() => expect(order()).toEqual(['c', 'a', 'b']));
    fireEvent.paste(document.body, { clipboardData });
    await vi.waitFor(() => expect(order()).toHaveLength(5));
    expect(new Set(order()).size).toBe(5);
  });
});
