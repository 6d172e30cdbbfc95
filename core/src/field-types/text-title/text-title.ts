import type { ContentDefinition } from '../field-type.ts';

/** A title between the questions: its label. */
export const textTitleDefinition: ContentDefinition<'text-title'> = {
  type: 'text-title',
  loading: 'light',
  role: 'content',
  group: 'layout',
  insertable: true,
  validateable: false,
  editors: ['form', 'template'],
  valueKind: 'none',
  settings: ['label', 'use_formula', 'width', 'is_hidden'],
};
