import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { prepareScreens, renderScreen } from '../testing/render-screen.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

const sources = import.meta.glob<string>('../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

beforeAll(prepareScreens);

test('a dialog has the button that leaves it first', () => {
  const [submit, cancel] = [vi.fn(), vi.fn()];
  renderScreen(<DialogButtons submitLabel="Wissen" isDanger onSubmit={submit} onCancel={cancel} />);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Annuleren', 'Wissen']);
  for (const button of buttons) fireEvent.click(button);
  expect([submit, cancel].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('no file with a dialog has the buttons of a panel', () => {
  const wrong = Object.entries(sources).filter(
    ([path, source]) =>
      !path.endsWith('.test.tsx') &&
      /<(Modal|StepDialog)\b/.test(source) &&
      /<FormButtons/.test(source),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(wrong.map(([path]) => path)).toEqual([]);
});
