import { describe, expect, test } from 'vitest';
import { buildDocument } from '../document/build-document.ts';
import { changeField } from '../document/field-commands.ts';
import { getField } from '../document/place.ts';
import { versionSelected } from '../editor/selection.ts';
import { createHistory, execute, redo, undo, type History } from './history.ts';

const label = { id: 'change' };
const write = (history: History, text: string, at: number, mergeKey?: string): History =>
  execute(history, changeField('a', { label: text }), {
    label,
    mergeKey,
    at,
    selection: versionSelected,
  });
const written = (history: History) => getField(history.document.pages, 'a').field.label;
const start = () => createHistory(buildDocument());

describe('history', () => {
  test('continuous typing is one step to undo and one to redo', () => {
    let history = start();
    for (const [index, text] of ['V', 'Vr', 'Vra'].entries())
      history = write(history, text, index * 200, 'a label');
    expect(history.past).toHaveLength(1);
    const undone = undo(history, versionSelected);
    expect(undone.document).toEqual(buildDocument());
    expect(written(redo(undone, versionSelected))).toBe('Vra');
  });

  test('a pause in typing begins a new step', () => {
    const history = write(write(start(), 'V', 0, 'a label'), 'Vr', 5000, 'a label');
    expect(history.past).toHaveLength(2);
    expect(written(undo(history, versionSelected))).toBe('V');
  });

  test('changes of different things are steps of their own', () => {
    expect(write(write(start(), 'V', 0, 'a label'), 'W', 1, 'a hint').past).toHaveLength(2);
    expect(write(write(start(), 'V', 0), 'W', 1).past).toHaveLength(2);
  });

  test('typing after an undo does not join the step before it', () => {
    const history = undo(write(write(start(), 'V', 0, 'k'), 'W', 9000, 'k'), versionSelected);
    const again = write(history, 'X', 100, 'k');
    expect(again.past).toHaveLength(2);
    expect(again.future).toEqual([]);
  });

  test('a new change forgets what was undone', () => {
    const history = write(undo(write(start(), 'V', 0), versionSelected), 'W', 1);
    expect(redo(history, versionSelected)).toBe(history);
  });

  test('nothing to undo or redo changes nothing', () => {
    const history = start();
    expect(undo(history, versionSelected)).toBe(history);
    expect(redo(history, versionSelected)).toBe(history);
  });

  test('undone and redone steps return what was selected then', () => {
    const selection = { kind: 'field', id: 'a' } as const;
    const undone = undo(write(start(), 'V', 0), selection);
    expect(undone.future.at(-1)?.selection).toEqual(selection);
  });
});
