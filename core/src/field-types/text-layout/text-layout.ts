import type { ContentDefinition } from '../field-type.ts';

export interface TextLayoutSettings {
  /** HTML of structure only (headings, lists, links, emphasis, tables), made safe when saved. */
  readonly content?: string;
}

/** Text between the questions. */
export const textLayoutDefinition: ContentDefinition<'text-layout'> = {
  type: 'text-layout',
  loading: 'usual',
  role: 'content',
  group: 'layout',
  insertable: true,
  validateable: false,
  editors: ['form', 'template'],
  valueKind: 'none',
  settings: ['label', 'use_formula', 'content', 'width', 'is_hidden'],
};
