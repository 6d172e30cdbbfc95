import { expect, test } from 'vitest';
import { assertPlace, writePlace } from './write-place.ts';

const of = (zaakgeometrie: unknown) => ({ values: { zaak: { zaakgeometrie } } });

test.each([
  ['a place on a map', { lat: 52.01, lng: 4.36, zoom: 15 }],
  ['an address that was found', { street: 'Markt', lat: 52.01, lng: 4.36 }],
])('the place of a case is %s, as a GeoJSON point with the longitude first', (_, answer) => {
  expect(writePlace(of(answer))).toEqual({
    zaakgeometrie: { type: 'Point', coordinates: [4.36, 52.01] },
  });
  expect(() => assertPlace(of(answer))).not.toThrow();
});

test.each([[null], [undefined], ['']])('no place is no answer: %o', (answer) => {
  expect(writePlace(of(answer))).toEqual({});
  expect(() => assertPlace(of(answer))).not.toThrow();
});

test('a case without mapped members has no place', () => {
  expect(writePlace({ values: {} })).toEqual({});
  expect(writePlace({ values: { zaak: 'x' } })).toEqual({});
});

test.each([
  [{ street: 'Markt', city: 'Delft' }],
  ['Markt 1, Delft'],
  [{ lat: 91, lng: 4 }],
  [{ lat: '52', lng: '4' }],
])('an answer without coordinates is refused, not left out: %o', (answer) => {
  expect(writePlace(of(answer))).toEqual({});
  expect(() => assertPlace(of(answer))).toThrow(expect.objectContaining({ code: 'refused' }));
});
