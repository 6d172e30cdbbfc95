import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildFormatContext } from '../../form/build-context.ts';
import { matterDefinition } from './matter.ts';

const field = buildFieldOf('matter');
const given = { id: '1', identification: 'ZAAK-1', description: 'Kapvergunning', process: 'kap' };

describe('matter', () => {
  test('reads its answer member by member', () => {
    expect(matterDefinition.parse({ ...given, nested: { a: 1 } }, field)).toEqual(given);
    expect(matterDefinition.parse(null, field)).toBeNull();
  });

  test.each([{ id: 1 }, { identification: '' }, { process: null }])('refuses %j', (change) => {
    expect(matterDefinition.parse({ ...given, ...change }, field)).toBeUndefined();
  });

  test.each(['text', 7, true, [], [{}]])('refuses %j as a whole', (input) => {
    expect(matterDefinition.parse(input, field)).toBeUndefined();
  });

  test('is written for people', () => {
    expect(matterDefinition.format(given, field, buildFormatContext())).toBe(
      'ZAAK-1: Kapvergunning',
    );
    expect(matterDefinition.format(null, field, buildFormatContext())).toBe('-');
  });

  test('keeps the proof of the server, and no other member', () => {
    expect(matterDefinition.parse({ ...given, proof: 'proven' }, field)).toEqual({
      ...given,
      proof: 'proven',
    });
    expect(matterDefinition.parse({ ...given, proof: 7 }, field)).toEqual(given);
  });

  test('must be chosen when it is required', () => {
    expect(matterDefinition.missing(buildFieldOf('matter', { is_required: true }), true)).toEqual(
      expect.objectContaining({ code: expect.any(String) as string }),
    );
  });
});
