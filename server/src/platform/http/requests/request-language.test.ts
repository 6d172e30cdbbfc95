import { expect, test } from 'vitest';
import { requestLanguage } from './request-language.ts';

test.each([
  [undefined, 'nl'],
  ['', 'nl'],
  ['en', 'en'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr-FR,fr;q=0.9,en;q=0.3', 'en'],
  ['en;q=0.4,nl;q=0.7', 'nl'],
  ['en;q=0,de', 'de'],
  ['fr', 'nl'],
  ['*', 'nl'],
])('%s gives %s', (header, language) => {
  expect(requestLanguage(header)).toBe(language);
});
