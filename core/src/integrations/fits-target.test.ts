import { expect, test } from 'vitest';
import { providerDrivers } from '../contract/staff/settings/provider-drivers.ts';
import { fieldTypes } from '../field-types/registry.ts';
import { fitsTarget } from './fits-target.ts';

const typesFor = (fits: Parameters<typeof fitsTarget>[0], target: string) =>
  Object.values(fieldTypes)
    .filter((definition) => definition.role === 'input' && fitsTarget(fits, target, definition))
    .map(({ type }) => type)
    .sort();

const { zgw, objects } = providerDrivers;

test.each([
  ['the place of a case', zgw.targets.fits, 'zaak.zaakgeometrie', ['bag', 'geolocation']],
  ['a document type', zgw.targets.fits, 'documenten.Foto v1\\.0', ['file', 'files', 'redacted']],
  ['the place of an object', objects.targets.fits, 'geometry', ['bag', 'geolocation']],
])('%s takes only questions with such answers', (_, fits, target, expected) => {
  expect(typesFor(fits, target)).toEqual(expected);
  expect(fitsTarget(fits, target, null)).toBe(false);
});

test.each([
  ['another target', zgw.targets.fits, 'zaak.toelichting'],
  ['a property with the name of a place', objects.targets.fits, 'data.geometry'],
  ['a receiver that says nothing', undefined, 'anything'],
])('%s takes any value', (_, fits, target) => {
  expect(fitsTarget(fits, target, fieldTypes.text)).toBe(true);
  expect(fitsTarget(fits, target, null)).toBe(true);
});
