import type { ContentDefinition } from '../field-type.ts';

export interface ImageSettings {
  /** The text alternative of the image; decorative when absent. */
  readonly alt?: string;
}

/** A picture. */
export const imageDefinition: ContentDefinition<'image'> = {
  type: 'image',
  loading: 'light',
  role: 'content',
  group: 'layout',
  insertable: true,
  validateable: false,
  editors: ['form', 'template'],
  valueKind: 'none',
  settings: ['label', 'url', 'alt', 'width', 'is_hidden'],
};
