import { expect, test } from 'vitest';
import { isWellKnown } from './well-known-passwords.ts';

test.each([
  'P@ssw0rd',
  'Welkom2026!',
  'Zomer2026!!',
  '!Gemeente1',
  'Wachtwoord#1',
  'Qwerty123!',
  'Monkey12!',
])('%s is well known', (password) => expect(isWellKnown(password)).toBe(true));

test.each([
  'Nieuw-Wachtwoord-2026',
  'Drie gele fietsen 7!',
  'Xk9#mQ2vLp',
  '12345678901234567890aA!',
])('%s is not', (password) => expect(isWellKnown(password)).toBe(false));
