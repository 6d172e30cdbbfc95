import type { NoSettings } from '../field-type.ts';
import { emptyText } from '../../formats/empty-text.ts';
import { isIban, normaliseIban } from '../../validation/rules/identifiers/iban.ts';
import type { InputDefinition } from '../field-type.ts';
import { messageSettings, privacySettings, textInputSettings } from '../settings/setting-lists.ts';
import { isBlank, parseText } from '../base/text-answer.ts';
import { textInput } from '../base/text-input.ts';

/** An account number as printed: in groups of four. */
export function writeIban(text: string): string {
  return normaliseIban(text).replace(/(.{4})(?=.)/g, '$1 ');
}

/** A bank account number. */
export const ibanDefinition: InputDefinition<'iban', NoSettings, string> = {
  ...textInput,
  type: 'iban',
  dataCategory: 'financial',
  loading: 'light',
  messages: ['issue.iban'],
  example: { answer: 'NL91 ABNA 0417 1643 00', wrong: 'NL00' },
  valueKind: 'presence',
  settings: [...textInputSettings, ...privacySettings, ...messageSettings],
  parse: parseIban,
  validate: (value) => (isIban(value) ? [] : [{ code: 'issue.iban' }]),
  format: (value) => (value === null || isBlank(value) ? emptyText : writeIban(value)),
};

/** Capitals without spaces, in browser and server alike, whatever the visitor typed. */
function parseIban(input: unknown): string | null | undefined {
  const text = parseText(input);
  return typeof text === 'string' ? normaliseIban(text) || null : text;
}
