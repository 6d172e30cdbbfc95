import type { ContentDefinition } from '../field-type.ts';

export interface DownloadableFileSettings {
  /** What the file is called once it is downloaded. */
  readonly file_name?: string;
  readonly can_show_size?: boolean;
  /** In bytes. */
  readonly file_size?: number;
}

/** A file for the visitor to take along. */
export const downloadableFileDefinition: ContentDefinition<'downloadable-file'> = {
  type: 'downloadable-file',
  loading: 'light',
  role: 'content',
  group: 'layout',
  insertable: true,
  validateable: false,
  editors: ['form', 'template'],
  valueKind: 'none',
  settings: [
    'label',
    'hint',
    'use_formula',
    'url',
    'file_name',
    'can_show_size',
    'file_size',
    'width',
    'is_hidden',
  ],
};
