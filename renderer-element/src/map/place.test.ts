import { expect, test } from 'vitest';
import { placeText, readDegrees, toPlace } from './place.ts';

test.each([
  ['52,0907', 52.0907],
  [' 52.0907 ', 52.0907],
  ['-5', -5],
  ['91', undefined],
  ['52.', undefined],
  ['noord', undefined],
  ['', undefined],
])('%s is read as %s', (text, degrees) => {
  expect(readDegrees(text, 90)).toBe(degrees);
});

test('a place is on the globe and rounded', () => {
  expect(toPlace({ lat: 52.12345678, lng: 365.5 })).toEqual({ lat: 52.123457, lng: 5.5 });
  expect(toPlace({ lat: 99, lng: -181 })).toEqual({ lat: 90, lng: 179 });
});

test('a place is formatted as its address, else as its coordinates', () => {
  const place = { lat: 52.5, lng: 5.25, zoom: 17 };
  expect(placeText({ ...place, address: 'Pad 1' }, 'nl-NL')).toBe('Pad 1');
  expect(placeText(place, 'nl-NL')).toBe('52,5 · 5,25');
});
