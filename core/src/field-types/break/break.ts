import type { ContentDefinition } from '../field-type.ts';

export interface BreakSettings {
  readonly label_next_button?: string;
  readonly label_edit_button?: string;
}

/** A stop on the way: what was filled in so far is saved and shown, to be mended or confirmed. */
export const breakDefinition: ContentDefinition<'break'> = {
  type: 'break',
  loading: 'light',
  role: 'content',
  group: 'layout',
  insertable: true,
  validateable: false,
  editors: ['form', 'template'],
  valueKind: 'none',
  splitsPage: true,
  settings: ['label', 'label_next_button', 'label_edit_button', 'is_hidden'],
};
