import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { prepareScreens, renderScreen } from '../testing/render-screen.tsx';
import { NewPasswordInputs } from './new-password-inputs.tsx';

beforeAll(prepareScreens);

test('a rule is ticked while typing, and one that only the server checks says when', () => {
  renderScreen(
    <NewPasswordInputs
      password="Zonnebloem-2026"
      getInputProps={() => ({ onChange: () => undefined })}
    />,
  );
  const rule = (text: string) => screen.getByText(new RegExp(text)).closest('li')?.textContent;
  expect(rule('hoofdletter')).toBe('✓ Minstens één hoofdletter (in orde)');
  expect(rule('bekend wachtwoord')).toBe(
    '• Geen bekend wachtwoord, zoals Welkom2026! (controleren we bij het opslaan)',
  );
});
