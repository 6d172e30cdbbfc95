import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { prepareScreens, renderScreen } from '../testing/render-screen.tsx';
import { DayInput } from './day-input.tsx';

beforeAll(prepareScreens);
function open(value: string) {
  const change = vi.fn();
  renderScreen(<DayInput label="Vanaf" value={value} onChange={change} />);
  return { change, box: screen.getByLabelText('Vanaf') };
}
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

test('a day counts once it is left, not at each digit of its year', () => {
  const { change, box } = open('');
  for (const day of ['0002-11-20', '0020-11-20', '0202-11-20', '2026-11-20']) type(box, day);
  expect(change).not.toHaveBeenCalled();
  fireEvent.blur(box);
  expect(change.mock.calls).toEqual([['2026-11-20']]);
});

test('a day counts when it is confirmed with Enter', () => {
  const { change, box } = open('2026-11-20');
  type(box, '2026-11-21');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(change.mock.calls).toEqual([['2026-11-21']]);
});

test('a part that is cleared takes the day away only when the input is left', () => {
  const { change, box } = open('2026-11-20');
  box.focus();
  type(box, '');
  expect(change).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(box);
  fireEvent.blur(box);
  expect(change.mock.calls).toEqual([[undefined]]);
});
