import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { beforeEach, expect, test, vi } from 'vitest';

const texts = {
  frame: msg`Zoeken`,
  settings: msg`Ontvangers van inzendingen`,
  core: { id: 'check.co_signature_login_missing' },
};

const shown = () => Object.values(texts).map((text) => i18n._(text));

beforeEach(() => {
  vi.resetModules();
  // The library is not among them, and keeps the texts of earlier tests.
  for (const locale of ['nl', 'en', 'de']) i18n.loadAndActivate({ locale, messages: {} });
});

test('the texts of screens are fetched when the first of them is opened', async () => {
  const { activateLanguage, loadTexts } = await import('./languages.ts');
  await activateLanguage('en');
  expect(shown()).toEqual(['Search', 'Ontvangers van inzendingen', texts.core.id]);
  await loadTexts('screens');
  expect(shown()).toEqual([
    'Search',
    'Receivers of submissions',
    'Choose how the second person logs in.',
  ]);
});

test('a language that is chosen after that brings the texts of screens with it', async () => {
  const { activateLanguage, loadTexts } = await import('./languages.ts');
  await activateLanguage('nl');
  await loadTexts('screens');
  await activateLanguage('de');
  expect(shown()).toEqual([
    'Suchen',
    'Empfänger von Einsendungen',
    expect.not.stringContaining('check.'),
  ]);
});

test('texts of core are compiled, so that Lingui does not warn about each use', async () => {
  const { activateLanguage, loadTexts } = await import('./languages.ts');
  await activateLanguage('nl');
  await loadTexts('screens');
  expect(i18n.messages[texts.core.id]).toEqual([expect.any(String)]);
});

test('texts that start to load while the language changes are those of the new language', async () => {
  const { activateLanguage, loadTexts } = await import('./languages.ts');
  await activateLanguage('nl');
  await Promise.all([activateLanguage('de'), loadTexts('screens')]);
  expect(shown()).toEqual([
    'Suchen',
    'Empfänger von Einsendungen',
    expect.not.stringContaining('check.'),
  ]);
});

test('of two languages that are chosen shortly after each other, the last one is shown', async () => {
  const { activateLanguage, currentLanguage } = await import('./languages.ts');
  await Promise.all([activateLanguage('en'), activateLanguage('de')]);
  expect(currentLanguage()).toBe('de');
  expect(document.documentElement.lang).toBe('de');
});
