import { setupI18n, type Messages } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { formatMessage, type CompiledMessage } from './format-message.ts';
import { messages as de } from './generated/de.ts';
import { messages as en } from './generated/en.ts';
import { messages as nl } from './generated/nl.ts';

const catalogues: [string, Messages][] = [
  ['nl', nl],
  ['en', en],
  ['de', de],
];
const numbers = [0, 1, 2, 1234];

/** A param of every name that our messages use. */
function paramsWith(number: number): Record<string, string | number> {
  const counted = ['count', 'min', 'max', 'places', 'limit', 'length', 'remaining', 'excess'];
  const named = ['field', 'message', 'item', 'label', 'title', 'row', 'example', 'start', 'end'];
  return Object.fromEntries<string | number>([
    ...[...counted, 'number', 'page', 'total'].map((name) => [name, number] as const),
    ...named.map((name) => [name, `<${name}>`] as const),
  ]);
}

describe.each(catalogues)('formatMessage in %s', (locale, messages) => {
  const lingui = setupI18n({ locale, messages: { [locale]: messages } });

  test.each(numbers)('says what Lingui says, for %d', (number) => {
    const params = paramsWith(number);
    for (const [id, message] of Object.entries(messages)) {
      const own = formatMessage(message as CompiledMessage, params, locale);
      expect(own, id).toBe(lingui._(id, params));
    }
  });
});

test('leaves out a param that is not given', () => {
  expect(formatMessage(['Hallo ', ['name'], '!'], {}, 'nl')).toBe('Hallo !');
});
