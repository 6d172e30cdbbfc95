import type { NoSettings } from '../field-type.ts';
import { isKvkNumber } from '../../validation/rules/identifiers/kvk.ts';
import type { InputDefinition } from '../field-type.ts';
import { messageSettings, textInputSettings } from '../settings/setting-lists.ts';
import { textInput } from '../base/text-input.ts';

/** A number of the Dutch trade register, without looking it up. */
export const kvkDefinition: InputDefinition<'kvk', NoSettings, string> = {
  ...textInput,
  type: 'kvk',
  dataCategory: 'company',
  loading: 'light',
  messages: ['issue.kvk'],
  example: { answer: '68750110', wrong: '123' },
  valueKind: 'text',
  settings: [...textInputSettings, ...messageSettings],
  validate: (value) => (isKvkNumber(value) ? [] : [{ code: 'issue.kvk' }]),
};
