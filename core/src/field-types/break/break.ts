import type { ContentDefinition } from '../field-type.ts';

export interface BreakSettings {
  readonly label_next_button?: string;
  readonly label_edit_button?: string;
}

/** A break: the answers so far are saved and shown, to be corrected or confirmed. */
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
