import { describe, expect, test } from 'vitest';
import { buildField } from '@form-builder/core/form/build-form.ts';
import { answersOfPersona } from './answers-of-persona.ts';

const at = new Date('2026-11-20T12:00:00Z');
const pagesWith = (assurance_level?: 'midden' | 'EH3') => [
  {
    id: 'p',
    title: 'p',
    properties: [
      buildField('auth', 'login', {
        custom_properties: assurance_level === undefined ? {} : { assurance_level },
      }),
    ],
  },
];
const persona = (login: Parameters<typeof answersOfPersona>[1]['login']) => ({
  id: '1',
  name: 'Fatima',
  login,
  answers: { a: 'x' },
});
const citizen = persona({ kind: 'digid', bsn: '999990019', level: 'midden' });
const loggedIn = { entity: { name: 'Fatima' }, authenticated_at: '2026-11-20T12:00:00.000Z' };

describe('the answers of a persona', () => {
  test('contain a login where its level is sufficient', () => {
    expect(answersOfPersona(pagesWith(), citizen, at)).toEqual({ a: 'x', login: loggedIn });
    expect(answersOfPersona(pagesWith('midden'), citizen, at)).toMatchObject({ login: loggedIn });
  });

  test('contain no login of another kind, of a lower level, or without one', () => {
    expect(answersOfPersona(pagesWith('EH3'), citizen, at)).toMatchObject({ login: null });
    const low = persona({ kind: 'digid', bsn: '999990019', level: 'basis' });
    expect(answersOfPersona(pagesWith('midden'), low, at)).toMatchObject({ login: null });
    const none = persona({ kind: 'none' });
    expect(answersOfPersona(pagesWith(), none, at)).toMatchObject({ login: null });
  });
});
