import { describe, expect, test } from 'vitest';
import {
  buildFieldOf,
  buildFormatContext,
  buildValidationContext,
} from '../../form/build-context.ts';
import type { UploadedFile } from '../uploads/uploaded-file.ts';
import { filesDefinition, type FilesSettings } from './files.ts';

const pdf: UploadedFile = {
  name: 'bouwtekening.pdf',
  mime_type: 'application/pdf',
  size: 2_000_000,
  key: 'stateless-upload://disk/key',
  media_id: null,
  link: null,
};
const field = (custom_properties: FilesSettings = {}) =>
  buildFieldOf('files', { custom_properties });
const issues = (value: readonly UploadedFile[], settings?: FilesSettings) =>
  filesDefinition.validate(value, field(settings), buildValidationContext());

describe('files', () => {
  test('reads files and makes their links safe', () => {
    const sent = [{ ...pdf, link: 'javascript:alert(1)', extra: true }];
    expect(filesDefinition.parse(sent, field())).toEqual([pdf]);
    expect(filesDefinition.parse([], field())).toBeNull();
    expect(filesDefinition.parse([{ ...pdf, size: -1 }], field())).toBeUndefined();
    expect(filesDefinition.parse([pdf, { ...pdf, key: '' }], field())).toEqual([pdf]);
    expect(filesDefinition.parse(pdf, field())).toBeUndefined();
  });

  test('keeps to the size, in units of a thousand, and names it', () => {
    expect(issues([pdf], { max_file_size: 2, max_file_size_unit: 'MB' })).toEqual([]);
    const larger = [{ ...pdf, size: 2_000_001 }];
    expect(issues(larger, { max_file_size: 2 })).toEqual([
      { code: 'issue.file_size_limit', params: { size: 2, unit: 'Megabytes' } },
    ]);
    expect(issues(larger, { max_file_size: 1 })).toEqual([
      { code: 'issue.file_size_limit', params: { size: 1, unit: 'Megabyte' } },
    ]);
  });

  test('keeps to the kinds of file', () => {
    expect(issues([pdf], { allowed_mime_types: ['application/pdf'] })).toEqual([]);
    expect(issues([pdf], { allowed_mime_types: ['image/*'] })).toEqual([
      { code: 'issue.file_type' },
    ]);
  });

  test('keeps to the number of files', () => {
    const limits = { min_number_of_files: 2, max_number_of_files: 3 };
    expect(issues([pdf], limits)).toEqual([{ code: 'issue.files_min', params: { n: 2 } }]);
    expect(issues([pdf, pdf], limits)).toEqual([]);
    expect(issues([pdf, pdf, pdf, pdf], limits)).toEqual([
      { code: 'issue.files_max', params: { amount: 3 } },
    ]);
  });

  test('is written as the names of the files', () => {
    expect(filesDefinition.format([pdf], field(), buildFormatContext())).toBe('bouwtekening.pdf');
    expect(filesDefinition.format(null, field(), buildFormatContext())).toBe('-');
  });
});
