import type { ContentDefinition } from '../field-type.ts';

/** A line between questions. */
export const dividerDefinition: ContentDefinition<'divider'> = {
  type: 'divider',
  loading: 'light',
  role: 'content',
  group: 'layout',
  insertable: true,
  validateable: false,
  editors: ['form', 'template'],
  valueKind: 'none',
  settings: ['label', 'is_hidden'],
};
