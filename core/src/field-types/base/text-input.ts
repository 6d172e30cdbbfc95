import { requiredIssue } from '../../validation/rules/required.ts';
import { prefilled } from './initial-value.ts';
import { formatText, isBlank, parseTrimmedText } from './text-answer.ts';

/** What definitions have in common whose answer is text, by default without space around it. */
export const textInput = {
  role: 'input',
  group: 'input',
  insertable: true,
  validateable: true,
  editors: ['form', 'template'],
  emptyValue: null,
  initialValue: prefilled,
  isEmpty: isBlank,
  parse: parseTrimmedText,
  missing: requiredIssue,
  format: formatText,
} as const;
