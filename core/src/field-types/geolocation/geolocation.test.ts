import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildFormatContext } from '../../form/build-context.ts';
import { translatorOf } from '../../messages/all-messages.ts';
import { geolocationDefinition } from './geolocation.ts';

const field = buildFieldOf('geolocation');
const given = { lat: 52.1, lng: 4.3, zoom: 15 };

describe('geolocation', () => {
  test('reads its answer member by member', () => {
    expect(geolocationDefinition.parse({ ...given, nested: { a: 1 } }, field)).toEqual(given);
    expect(geolocationDefinition.parse(null, field)).toBeNull();
  });

  test.each([{ lat: 91 }, { lng: -181 }, { zoom: Number.NaN }, { lat: '52' }])(
    'refuses %j',
    (change) => {
      expect(geolocationDefinition.parse({ ...given, ...change }, field)).toBeUndefined();
    },
  );

  test.each(['text', 7, true, [], [{}]])('refuses %j as a whole', (input) => {
    expect(geolocationDefinition.parse(input, field)).toBeUndefined();
  });

  test('is written for people, in words without an address', () => {
    const text = { ...buildFormatContext(), translate: translatorOf('nl') };
    expect(geolocationDefinition.format(given, field, text)).toBe(
      'Plek op de kaart (breedtegraad 52,1, lengtegraad 4,3)',
    );
    expect(geolocationDefinition.format(null, field, buildFormatContext())).toBe('-');
  });

  test('shows the address where there is one', () => {
    const place = { ...given, address: 'Markt 1' };
    expect(geolocationDefinition.parse(place, field)).toEqual(place);
    expect(geolocationDefinition.format(place, field, buildFormatContext())).toBe('Markt 1');
  });
});
