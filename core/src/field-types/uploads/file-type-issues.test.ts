import { describe, expect, test } from 'vitest';
import { knownFileTypes } from './file-type-catalogue.ts';
import { extensionsOf, typeOfName } from './file-types.ts';
import { fileSizeIssue } from './file-limits.ts';
import { fileTypeIssue } from './file-type-issues.ts';

describe('fileTypeIssue', () => {
  test.each([
    ['a.pdf', 'application/pdf', [], undefined],
    ['a.pdf', 'application/pdf', ['application/pdf'], undefined],
    ['A.PDF', 'application/pdf', ['application/pdf'], undefined],
    ['a.jpeg', 'image/jpeg', ['image/jpeg'], undefined],
    ['a.jpg', 'image/jpg', ['image/*'], undefined],
    ['a.docx', 'application/octet-stream', [], undefined],
    ['a.csv', 'text/csv; charset=utf-8', ['text/csv'], undefined],
    ['a.onbekend', 'application/x-thing', [], undefined],
    ['a.pdf', 'image/png', [], 'issue.file_extension'],
    ['a.exe.pdf', 'application/x-msdownload', ['application/pdf'], 'issue.file_extension'],
    ['a.png', 'image/png', ['application/pdf'], 'issue.file_type'],
    ['a.onbekend', 'application/pdf', ['application/pdf'], 'issue.file_type'],
    ['zonder', 'application/pdf', ['application/pdf'], 'issue.file_unsupported'],
    ['.htaccess', 'text/plain', ['text/plain'], 'issue.file_unsupported'],
  ])('checks %s sent as %s against %j', (name, mime_type, allowed, code) => {
    expect(fileTypeIssue({ name, mime_type }, allowed)?.code).toBe(code);
  });
});

describe('the catalogue of file types', () => {
  test('has every extension once, in lower case', () => {
    const extensions = knownFileTypes.map(({ extension }) => extension);
    expect(new Set(extensions).size).toBe(extensions.length);
    expect(extensions.every((extension) => /^[a-z0-9]+$/.test(extension))).toBe(true);
  });

  test('recognises a file by its extension', () => {
    expect(typeOfName('rapport.v2.PDF')).toBe('application/pdf');
    expect(typeOfName('rapport')).toBeUndefined();
  });

  test.each([
    ['image/jpeg', ['jpg', 'jpeg']],
    ['audio/*', ['mp3', 'm4a', 'wav', 'ogg']],
    ['application/unknown', []],
  ])('knows the extensions of %s', (pattern, extensions) => {
    expect(extensionsOf(pattern)).toEqual(extensions);
  });
});

describe('fileSizeIssue', () => {
  test('names the limit beside the file, if there is one', () => {
    expect(fileSizeIssue({ max_file_size: 5, max_file_size_unit: 'MB' })).toEqual({
      code: 'issue.file_size',
      params: { max: 5, unit: 'MB' },
    });
    expect(fileSizeIssue({})).toEqual({ code: 'issue.file_too_large' });
  });
});
