import { describe, expect, test } from 'vitest';
import { createPassword } from './create-password.ts';
import { validatePassword } from '@form-builder/core/validation/password-rules.ts';

describe('validatePassword', () => {
  test.each([
    ['Goed-Wachtwoord1', []],
    ['Éénmálig-9', []],
    ['', ['min_length', 'capital', 'lowercase', 'number', 'special']],
    ['Kort-1a', ['min_length']],
    ['alles-klein-1', ['capital']],
    ['ALLES-GROOT-1', ['lowercase']],
    ['Geen-Cijfer', ['number']],
    ['GeenTeken1', ['special']],
    ['Een Spatie 1', ['special']],
  ])('finds in "%s" that it lacks %j', (password, issues) => {
    expect(validatePassword(password)).toEqual(issues);
  });
});

describe('createPassword', () => {
  test('meets every rule, with a different password each time', () => {
    const passwords = Array.from({ length: 200 }, createPassword);
    expect(passwords.flatMap((password) => validatePassword(password))).toEqual([]);
    expect(new Set(passwords).size).toBe(200);
    expect(passwords.every((password) => password.length === 16)).toBe(true);
  });
});
