import { describe, expect, test } from 'vitest';
import {
  buildFieldOf,
  buildFormatContext,
  buildValidationContext,
} from '../../form/build-context.ts';
import type { UploadedFile } from '../uploads/uploaded-file.ts';
import { fileDefinition, type FileSettings } from './file.ts';

const pdf: UploadedFile = {
  name: 'bouwtekening.pdf',
  mime_type: 'application/pdf',
  size: 2_000_000,
  key: 'stateless-upload://disk/key',
  media_id: null,
  link: null,
};
const field = (custom_properties: FileSettings = {}) => buildFieldOf('file', { custom_properties });
const issues = (value: readonly UploadedFile[], settings?: FileSettings) =>
  fileDefinition.validate(value, field(settings), buildValidationContext());

describe('file', () => {
  test('reads files and makes their links safe', () => {
    const sent = [{ ...pdf, link: 'javascript:alert(1)', extra: true }];
    expect(fileDefinition.parse(sent, field())).toEqual([pdf]);
    expect(fileDefinition.parse([], field())).toBeNull();
    expect(fileDefinition.parse([{ ...pdf, size: -1 }], field())).toBeUndefined();
    expect(fileDefinition.parse([pdf, { ...pdf, key: '' }], field())).toEqual([pdf]);
    expect(fileDefinition.parse(pdf, field())).toBeUndefined();
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

  test('is one file', () => {
    expect(issues([pdf, pdf])).toEqual([{ code: 'issue.files_max', params: { amount: 1 } }]);
  });

  test('is written as the names of the files', () => {
    expect(fileDefinition.format([pdf], field(), buildFormatContext())).toBe('bouwtekening.pdf');
    expect(fileDefinition.format(null, field(), buildFormatContext())).toBe('-');
  });
});
