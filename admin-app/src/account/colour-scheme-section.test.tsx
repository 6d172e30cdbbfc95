import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { prepareScreens, renderScreen } from '../testing/render-screen.tsx';
import { ColourSchemeSection } from './colour-scheme-section.tsx';

const storedScheme = () => localStorage.getItem('mantine-color-scheme-value');
const shownScheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');

beforeAll(prepareScreens);
afterEach(() => localStorage.clear());

test('the choice is shown at once and kept in the browser', () => {
  renderScreen(<ColourSchemeSection />);
  fireEvent.click(screen.getByRole('radio', { name: 'Donker' }));
  expect(shownScheme()).toBe('dark');
  expect(storedScheme()).toBe('dark');

  fireEvent.click(screen.getByRole('radio', { name: 'Zoals je computer' }));
  expect(shownScheme()).toBe('light');
  expect(storedScheme()).toBe('auto');
});

test('an earlier choice is marked', () => {
  localStorage.setItem('mantine-color-scheme-value', 'dark');
  renderScreen(<ColourSchemeSection />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Donker' }).checked).toBe(true);
});
