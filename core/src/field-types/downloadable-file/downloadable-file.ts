import type { ContentDefinition } from '../field-type.ts';

export interface DownloadableFileSettings {
  /** The name of the downloaded file. */
  readonly file_name?: string;
  readonly can_show_size?: boolean;
  /** In bytes. */
  readonly file_size?: number;
}

/** A file that the visitor can download. */
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
