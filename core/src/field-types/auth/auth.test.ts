import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildFormatContext } from '../../form/build-context.ts';
import { translatorOf } from '../../messages/all-messages.ts';
import { authDefinition } from './auth.ts';

const field = buildFieldOf('auth');
const dutch = { locale: 'nl-NL', translate: translatorOf('nl-NL') };
const given = {
  entity: { name: 'J. de Vries' },
  authenticated_at: '2026-11-20T09:00:00Z',
  iteration: { id: '7' },
};

describe('auth', () => {
  test('reads its answer member by member', () => {
    expect(authDefinition.parse({ ...given, nested: { a: 1 } }, field)).toEqual(given);
    expect(authDefinition.parse(null, field)).toBeNull();
  });

  test.each([
    { entity: null },
    { entity: { name: 7 } },
    { entity: {} },
    { authenticated_at: 'gisteren' },
    { authenticated_at: 1 },
  ])('refuses %j', (change) => {
    expect(authDefinition.parse({ ...given, ...change }, field)).toBeUndefined();
  });

  test.each(['text', 7, true, [], [{}]])('refuses %j as a whole', (input) => {
    expect(authDefinition.parse(input, field)).toBeUndefined();
  });

  test('keeps claims that are plain values, for fields to be filled with', () => {
    const entity = { name: 'J. de Vries', birthdate: '1961-06-24', address: { city: 'Delft' } };
    expect(authDefinition.parse({ ...given, entity }, field)).toEqual({
      ...given,
      entity: { name: 'J. de Vries', birthdate: '1961-06-24' },
    });
  });

  test('is written for people', () => {
    expect(authDefinition.format(given, field, buildFormatContext())).toBe('J. de Vries');
    expect(authDefinition.format(null, field, buildFormatContext())).toBe('-');
  });

  test('names a company by its name, or else by its RSIN', () => {
    const textOf = (name: string) =>
      authDefinition.format({ ...given, entity: { name, rsin: '819935177' } }, field, dutch);
    expect(textOf('Waterschap')).toBe('Waterschap');
    expect(textOf('')).toBe('RSIN 819935177');
  });

  test('says who filled in the form for somebody else', () => {
    const representation = { acting_name: 'W. van den Berg', number_ending: '644' };
    const answer = { ...given, representation };
    expect(authDefinition.parse(answer, field)).toEqual(answer);
    const textOf = (change: object) =>
      authDefinition.format({ ...answer, ...change }, field, dutch);
    expect(textOf({})).toBe('J. de Vries, ingevuld door W. van den Berg');
    const unnamed = {
      entity: { name: '' },
      representation: { ...representation, acting_name: '' },
    };
    expect(textOf(unnamed)).toBe('Nummer dat eindigt op 644, ingevuld door een gemachtigde');
  });

  test('drops an iteration that is none', () => {
    const { entity, authenticated_at } = given;
    expect(authDefinition.parse({ ...given, iteration: 'x' }, field)).toEqual({
      entity,
      authenticated_at,
    });
  });
});
