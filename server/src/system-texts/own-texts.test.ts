import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { checkOwnText } from './check-own-text.ts';
import type { CompiledMessage } from '@form-builder/core/messages/format-message.ts';
import { catalogues } from '@form-builder/core/messages/generated/all.ts';
import { languages } from '@form-builder/core/messages/languages.ts';
import { messageSource } from './message-source.ts';
import { tenantTranslatorOf } from './own-texts.ts';

/** A message of words only is a string in our catalogues, and a list of one for the compiler. */
const asList = (message: unknown) => (typeof message === 'string' ? [message] : message);

describe('messageSource', () => {
  test.each(languages)('writes every message of %s as it is compiled', (language) => {
    for (const [id, message] of Object.entries(catalogues[language])) {
      // Our compiler writes this shape, which Lingui types more loosely.
      const source = messageSource(message as CompiledMessage);
      expect([id, compileMessageOrThrow(source)]).toEqual([id, asList(message)]);
    }
  });
});

describe('checkOwnText', () => {
  const original: CompiledMessage = ['Nog ', ['remaining'], ' van ', ['limit']];
  test.each([
    ['{remaining} over, van {limit}', undefined],
    ['{remaining, plural, one {# teken} other {# tekens}} van {limit}', undefined],
    ['{remaining} over', { code: 'placeholders', missing: ['limit'], unknown: [] }],
    [
      '{remaining} van {limit} voor {name}',
      { code: 'placeholders', missing: [], unknown: ['name'] },
    ],
    [
      '{remaining} van {limit, date}',
      { code: 'placeholders', missing: ['limit'], unknown: ['limit, date'] },
    ],
    ['{remaining van {limit}', { code: 'unreadable' }],
  ])('%s', (text, problem) => {
    expect(checkOwnText(original, text)).toEqual(problem);
  });
});

describe('tenantTranslatorOf', () => {
  test('says the texts of the tenant, and the others of the product', () => {
    const translate = tenantTranslatorOf('nl-NL', { nl: { 'element.next': 'Verder' } });
    expect(translate('element.next')).toBe('Verder');
    expect(translate('element.previous')).toBe(translatorOf('nl')('element.previous'));
    expect(tenantTranslatorOf('en-GB', { nl: { 'element.next': 'Verder' } })('element.next')).toBe(
      translatorOf('en')('element.next'),
    );
  });
});
