import { mappedFillings } from '../mapped-fillings.ts';
import { requiredIssue } from '../../validation/rules/required.ts';

/** What definitions have in common whose answer comes from a service as a whole. */
export const recordInput = {
  role: 'input',
  insertable: true,
  validateable: true,
  editors: ['form', 'template'],
  valueKind: 'presence',
  emptyValue: null,
  initialValue: () => null,
  isEmpty: (value: unknown) => value === null,
  missing: requiredIssue,
  fills: mappedFillings,
  validate: () => [],
} as const;
