import { expect, test } from 'vitest';
import { keyAction } from './combobox-keys.ts';

const closed = { isOpen: false, active: -1, count: 0, hasText: false };
const open = { isOpen: true, active: 1, count: 3, hasText: true };

test.each([
  ['ArrowDown', closed, { do: 'open' }],
  ['ArrowDown', open, { do: 'move', to: 2 }],
  ['ArrowDown', { ...open, active: 2 }, { do: 'move', to: 0 }],
  ['ArrowDown', { ...open, count: 0 }, undefined],
  ['ArrowUp', open, { do: 'move', to: 0 }],
  ['ArrowUp', { ...open, active: -1 }, { do: 'move', to: 2 }],
  ['PageDown', open, { do: 'move', to: 2 }],
  ['PageUp', { ...open, active: 2 }, { do: 'move', to: 0 }],
  ['Enter', open, { do: 'choose' }],
  ['Enter', { ...open, active: -1 }, { do: 'close' }],
  ['Enter', closed, undefined],
  ['Escape', open, { do: 'close' }],
  ['Escape', { ...closed, hasText: true }, { do: 'wipe' }],
  ['Escape', closed, undefined],
  ['a', open, undefined],
])('%s with %o does %o', (key, list, action) => {
  expect(keyAction({ key, altKey: false }, list)).toEqual(action);
});

test('Alt with the up arrow closes the list and does not change the choice', () => {
  expect(keyAction({ key: 'ArrowUp', altKey: true }, open)).toEqual({ do: 'close' });
});
