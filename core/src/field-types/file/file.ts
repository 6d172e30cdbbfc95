import {
  fileCountIssues,
  fileSizeIssues,
  type FileLimits,
} from '../../validation/rules/file-limits.ts';
import { fileTypeIssues } from '../../validation/rules/file-type.ts';
import type { InputDefinition } from '../field-type.ts';
import { recordInput } from '../record-input.ts';
import { messageSettings, questionSettings, stateSettings } from '../settings/setting-lists.ts';
import { formatFiles, parseFiles } from '../uploaded-files.ts';

export interface FileSettings extends Omit<
  FileLimits,
  'min_number_of_files' | 'max_number_of_files'
> {
  /** MIME types; every kind of file when absent. */
  readonly allowed_mime_types?: readonly string[];
}

/** One file to send along. */
export const fileDefinition: InputDefinition<'file'> = {
  ...recordInput,
  type: 'file',
  group: 'input',
  settings: [
    ...questionSettings,
    'width',
    ...stateSettings,
    'allowed_mime_types',
    'max_file_size',
    'max_file_size_unit',
    ...messageSettings,
  ],
  isEmpty: (value) => value === null || value.length === 0,
  parse: parseFiles,
  uploads: ({ custom_properties: settings }) => ({
    limits: settings,
    allowedTypes: settings?.allowed_mime_types,
  }),
  validate: (value, { custom_properties: settings }) => [
    ...fileCountIssues(value.length, { max_number_of_files: 1 }),
    ...fileSizeIssues(value, settings),
    ...fileTypeIssues(value, settings?.allowed_mime_types),
  ],
  format: formatFiles,
};
