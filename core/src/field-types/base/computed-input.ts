import { requiredIssue } from '../../validation/rules/required.ts';

/** What definitions have in common whose answer the form works out by itself. */
export const computedInput = {
  role: 'input',
  group: 'input',
  insertable: true,
  validateable: true,
  editors: ['form', 'template'],
  valueKind: 'formula',
  emptyValue: null,
  initialValue: () => null,
  missing: requiredIssue,
  validate: () => [],
} as const;
