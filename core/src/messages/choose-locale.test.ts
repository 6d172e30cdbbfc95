import { describe, expect, test } from 'vitest';
import { chooseLocale, type LocalePreferences } from './choose-locale.ts';

const all = ['nl', 'en', 'de'];
const everyone: LocalePreferences = {
  app: 'de-DE',
  embed: 'en-GB',
  url: 'nl-BE',
  browser: ['de-AT'],
};

describe('chooseLocale', () => {
  test.each<[string, LocalePreferences, readonly string[], string]>([
    ['the app first', everyone, all, 'de-DE'],
    ['then the element', { ...everyone, app: undefined }, all, 'en-GB'],
    ['then the address', { url: 'nl-BE', browser: ['de-AT'] }, all, 'nl-BE'],
    ['then the browser', { browser: ['fr-FR', 'de-AT'] }, all, 'de-AT'],
    ['then Dutch', {}, all, 'nl-NL'],
    ['only what the form supports', everyone, ['nl'], 'nl-BE'],
    ['the form’s first language rather than none', { browser: ['fr-FR'] }, ['en', 'nl'], 'en-GB'],
    ['a full locale for a language alone', { browser: ['en'] }, all, 'en-GB'],
    ['past text that is no locale', { url: '<script>', browser: ['de-DE'] }, all, 'de-DE'],
    ['past a locale in other letters', { url: 'DE-de', browser: ['en-US'] }, all, 'en-US'],
    ['Dutch for a form without languages', { browser: ['en-US'] }, [], 'nl-NL'],
  ])('takes %s', (_what, preferences, supported, expected) => {
    expect(chooseLocale(preferences, supported)).toBe(expected);
  });
});
