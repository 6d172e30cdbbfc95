import type { GroupDefinition } from '../field-type.ts';

/** The fields of a published building block, in place, with ids of their own. */
export const templateDefinition: GroupDefinition<'template'> = {
  type: 'template',
  feature: 'templates',
  loading: 'light',
  role: 'container',
  group: 'layout',
  insertable: true,
  validateable: false,
  editors: ['form'],
  valueKind: 'none',
  children: 'once',
  isInPlace: true,
  settings: ['label', 'template_id', 'template_version_id', 'is_hidden', 'is_in_summary'],
};
