import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useRowSelection } from './use-row-selection.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
type Row = (typeof rows)[number];

const open = () => {
  const hook = renderHook(
    (shown: readonly Row[]) => useRowSelection(shown, { nameOf: ({ id }) => id, actions: [] }),
    { initialProps: rows },
  );
  const selection = () => {
    if (hook.result.current === undefined) throw new Error('no selection');
    return hook.result.current;
  };
  const toggle = (at: number, isRange = false) => {
    const row = rows[at];
    if (row !== undefined) act(() => selection().toggle(row, isRange));
  };
  return { ...hook, selection, toggle, ids: () => selection().chosen.map(({ id }) => id) };
};

describe('the rows that are chosen', () => {
  test('come one by one, and with Shift all of a range in either direction', () => {
    const { toggle, ids } = open();
    toggle(3);
    toggle(1, true);
    expect(ids()).toEqual(['b', 'c', 'd']);
    toggle(2);
    expect(ids()).toEqual(['b', 'd']);
    toggle(3, true);
    expect(ids()).toEqual(['b']);
  });

  test('are all of the page, or none', () => {
    const { selection, ids } = open();
    act(() => selection().toggleAll());
    expect([ids(), selection().isAll]).toEqual([['a', 'b', 'c', 'd'], true]);
    act(() => selection().toggleAll());
    expect(ids()).toEqual([]);
  });

  test('are no longer chosen when another page is shown', () => {
    const { selection, rerender, ids } = open();
    act(() => selection().toggleAll());
    rerender([{ id: 'e' }]);
    expect([ids(), selection().isAll]).toEqual([[], false]);
  });

  test('are not chosen at all in a list without bulk actions', () => {
    const { result } = renderHook(() => useRowSelection(rows, undefined));
    expect(result.current).toBeUndefined();
  });
});
