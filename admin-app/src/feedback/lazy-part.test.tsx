import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { activateLanguage } from '../languages/languages.ts';
import { prepareScreens, renderScreen } from '../testing/render-screen.tsx';
import { lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hallo {name}</p>;

beforeAll(async () => {
  prepareScreens();
  await activateLanguage('nl');
});

test('shows a placeholder until its code is there', async () => {
  const Part = lazyPart(() => Promise.resolve(Greeting), <p>Laden</p>);
  renderScreen(<Part name="Ans" />);
  expect(screen.getByText('Laden')).toBeTruthy();
  expect(await screen.findByText('Hallo Ans')).toBeTruthy();
});

test('shows at once after it was fetched before', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Part = lazyPart(load, <p>Laden</p>);
  await Part.preload();
  renderScreen(<Part name="Ans" />);
  expect(screen.getByText('Hallo Ans')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('says that it could not be fetched, and tries again', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new TypeError('lost'));
  const Part = lazyPart(load);
  renderScreen(<Part name="Ans" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Hallo Ans')).toBeTruthy();
});
