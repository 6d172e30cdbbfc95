import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { singleLine } from './input-filters.ts';

test.each([
  ['at the end', 'Beste ', 'Beste een twee'],
  ['in the middle', 'Beste  lezer', 'Beste een twee lezer'],
])('lines pasted %s become one, and the caret stays behind them', (_, doc, text) => {
  const selection = { anchor: 'Beste '.length };
  const state = EditorState.create({ doc, selection, extensions: singleLine });
  const after = state.update(state.replaceSelection('een\ntwee')).state;
  expect(after.doc.toString()).toBe(text);
  expect(after.selection.main.head).toBe('Beste een twee'.length);
});
