import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { prepareScreens, renderScreen } from '../testing/render-screen.tsx';
import { LazySearchPanel } from './lazy-search-panel.tsx';

beforeAll(async () => {
  prepareScreens();
  // Compiled before, so that the test does not wait for it.
  await import('../search/search-panel.tsx');
});

test('Ctrl K opens the search panel, again after it was closed', async () => {
  renderScreen(
    <MemoryRouter>
      <LazySearchPanel />
    </MemoryRouter>,
  );
  for (let opened = 0; opened < 2; opened += 1) {
    expect(screen.queryByPlaceholderText('Zoek een formulier, scherm of actie')).toBeNull();
    fireEvent.keyDown(document.documentElement, { key: 'k', code: 'KeyK', ctrlKey: true });
    const input = await screen.findByPlaceholderText('Zoek een formulier, scherm of actie');
    fireEvent.keyDown(input, { key: 'Escape' });
    await expect
      .poll(() => screen.queryByPlaceholderText('Zoek een formulier, scherm of actie'))
      .toBeNull();
  }
});
