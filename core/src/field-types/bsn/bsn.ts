import type { NoSettings } from '../field-type.ts';
import { isBsn } from '../../validation/rules/identifiers/bsn.ts';
import type { InputDefinition } from '../field-type.ts';
import { messageSettings, questionSettings, stateSettings } from '../settings/setting-lists.ts';
import { textInput } from '../base/text-input.ts';

/** A burgerservicenummer. Browsers never keep it. */
export const bsnDefinition: InputDefinition<'bsn', NoSettings, string> = {
  ...textInput,
  type: 'bsn',
  loading: 'light',
  messages: ['issue.bsn'],
  example: { answer: '111222333', wrong: '123456789' },
  valueKind: 'presence',
  isSecret: true,
  settings: [...questionSettings, 'placeholder', 'width', ...stateSettings, ...messageSettings],
  mask: (text) => text.replace(/.(?=.{3})/g, '•'),
  validate: (value) => (isBsn(value) ? [] : [{ code: 'issue.bsn' }]),
};
