import type { GroupDefinition } from '../field-type.ts';

/** A titled section: its fields belong together, are shown and hidden together. */
export const groupDefinition: GroupDefinition<'group'> = {
  type: 'group',
  loading: 'usual',
  role: 'container',
  group: 'layout',
  insertable: true,
  validateable: false,
  editors: ['form', 'template'],
  valueKind: 'none',
  children: 'once',
  settings: ['label', 'use_formula', 'hint', 'is_hidden', 'is_in_summary'],
};
