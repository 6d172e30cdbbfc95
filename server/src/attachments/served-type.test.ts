import { expect, test } from 'vitest';
import { servedType } from './served-type.ts';

test.each([
  ['a.png', 'image/png', 'image/png'],
  ['a.png', 'image/jpeg', 'image/jpeg'],
  ['zonder-extensie', 'image/webp', 'image/webp'],
  ['a.png', 'text/html', undefined],
  ['a.png', null, undefined],
  ['a.svg', 'image/svg+xml', undefined],
  ['a.svg', 'application/xml', undefined],
  ['a.svg', null, undefined],
  ['a.heic', 'image/heic', undefined],
])('the image %s with the content of %s is served as %s', (name, contentType, expected) => {
  expect(servedType('image', { name, contentType })).toBe(expected);
});

test.each([
  ['a.pdf', 'application/pdf', 'application/pdf'],
  ['a.csv', null, 'text/csv'],
  [
    'a.docx',
    'application/zip',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['a.pdf', 'application/x-msdownload', undefined],
  ['a.pdf', null, undefined],
  ['a.exe', 'application/x-msdownload', undefined],
  ['a.html', null, undefined],
  ['zonder-extensie', 'application/pdf', undefined],
])('the download %s with the content of %s is served as %s', (name, contentType, expected) => {
  expect(servedType('download', { name, contentType })).toBe(expected);
});
