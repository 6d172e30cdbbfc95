import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

test.each([
  [[], 'nl'],
  [['en'], 'en'],
  [['nl-NL en'], 'nl'],
  [['fr de'], 'de'],
  [['fr-FR,fr;q=0.9,en-GB;q=0.8'], 'en'],
  [[undefined, 'de-DE'], 'de'],
  [['xx', 'en'], 'en'],
  [['constructor'], 'nl'],
  [['*'], 'nl'],
] as const)('of %j chooses %s', (tags, language) => {
  expect(chooseLanguage(...tags)).toBe(language);
});
