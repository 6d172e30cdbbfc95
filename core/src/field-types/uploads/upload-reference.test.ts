import { expect, test } from 'vitest';
import { parseUploadReference, uploadReference } from './upload-reference.ts';

test('a reference leads back to its place', () => {
  const place = { disk: 'uploads', key: 'tenant/incoming/abc_-9' };
  const reference = uploadReference(place);
  expect(reference).toBe('stateless-upload://uploads/tenant/incoming/abc_-9');
  expect(parseUploadReference(reference)).toEqual(place);
});

test.each([
  '',
  'key',
  'https://uploads/key',
  'stateless-upload://uploads',
  'stateless-upload://uploads/',
  'stateless-upload:///key',
  'stateless-upload://uploads/a key',
  'stateless-upload://uploads/key?x=1',
])('%j is no reference', (text) => {
  expect(parseUploadReference(text)).toBeUndefined();
});
