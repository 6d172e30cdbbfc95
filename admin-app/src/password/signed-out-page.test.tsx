import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { chooseLanguage } from '../languages/languages.ts';
import { prepareScreens, renderScreen } from '../testing/render-screen.tsx';
import { SignedOutPage } from './signed-out-page.tsx';

beforeAll(prepareScreens);
afterEach(() => chooseLanguage('nl'));

test('a page for people who are not signed in has a choice of language', async () => {
  renderScreen(<SignedOutPage title="Wachtwoord">tekst</SignedOutPage>);
  const dutch = screen.getByRole('button', { name: 'Nederlands' });
  expect(dutch.getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('navigation', { name: 'Language' })).not.toBeNull();
  expect(document.documentElement.lang).toBe('en');
});
