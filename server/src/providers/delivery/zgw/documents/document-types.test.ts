import { expect, test } from 'vitest';
import { mappedDocumentTypes, targetOfDocumentType, typeOfFile } from './document-types.ts';

const sources = [
  { target: targetOfDocumentType('Foto v1.0'), field: 'photos' },
  { target: targetOfDocumentType('Foto v1.0'), field: 'more' },
  { target: 'eigenschappen.Foto', field: 'plan' },
];
const types = { documentType: 'https://x/own', documentTypes: { 'Foto v1.0': 'https://x/photo' } };

test('names have dots, and two fields can share a type', () => {
  expect(mappedDocumentTypes({ sources })).toEqual(['Foto v1.0']);
});

test.each([
  ['photos', 'https://x/photo'],
  ['more', 'https://x/photo'],
  ['rows.0.photos', 'https://x/photo'],
  ['plan', 'https://x/own'],
  ['photos-of-another', 'https://x/own'],
  [undefined, 'https://x/own'],
])('the type of what was uploaded at %s is %s', (path, expected) => {
  const file = path === undefined ? {} : { path };
  expect(typeOfFile({ sources }, types, file)).toBe(expected);
  const withoutOwn = { ...types, documentType: null };
  const isOwn = expected === types.documentType;
  expect(typeOfFile({ sources }, withoutOwn, file)).toBe(isOwn ? null : expected);
});
