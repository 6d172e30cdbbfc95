import { requiredIssue } from '../../validation/rules/required.ts';
import { prefilled } from './initial-value.ts';
import { parseNumberAnswer } from './number-answer.ts';

/** What definitions have in common whose answer is a number. */
export const numberInput = {
  role: 'input',
  group: 'input',
  insertable: true,
  validateable: true,
  editors: ['form', 'template'],
  valueKind: 'number',
  emptyValue: null,
  initialValue: prefilled,
  isEmpty: (value: unknown) => value === null,
  parse: parseNumberAnswer,
  missing: requiredIssue,
} as const;
