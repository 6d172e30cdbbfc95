import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { buildField } from '../document/build-document.ts';
import { PageTree } from './page-tree.tsx';

const pages = [{ id: 'p1', title: 'Een', properties: [buildField('a'), buildField('b')] }];
const line = (name: string) => screen.getByRole('treeitem', { name });
const findMenu = (name: string) => screen.queryByRole('button', { name: `Acties voor ${name}` });

beforeAll(prepareEditor);

test('Ctrl A selects the fields of the page, and not the text of the screen', () => {
  const editor = renderEditor({ pages }, <PageTree />);
  act(() => editor.select({ kind: 'field', id: 'b' }));
  const isLeftToBrowser = fireEvent.keyDown(line('Label b'), { key: 'a', ctrlKey: true });
  expect(isLeftToBrowser).toBe(false);
  expect(editor.state.selection).toEqual({ kind: 'fields', ids: ['a', 'b'] });
});

describe('the menu of a line of the tree', () => {
  test('is there once the line is pointed at, focused or selected', () => {
    const editor = renderEditor({ pages }, <PageTree />);
    expect(screen.queryAllByRole('button', { name: /^Acties voor/ })).toEqual([]);
    fireEvent.pointerEnter(line('Een'));
    expect(findMenu('Een')).not.toBeNull();
    act(() => line('Label a').focus());
    expect(findMenu('Label a')).not.toBeNull();
    expect(findMenu('Label b')).toBeNull();
    act(() => editor.select({ kind: 'field', id: 'b' }));
    expect(findMenu('Label b')).not.toBeNull();
  });
});
