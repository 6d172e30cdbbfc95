import { describe, expect, test } from 'vitest';
import { createTermFinder, missingTerms, type GlossaryEntry } from './glossary.ts';

const entry = (term: string, en?: string, de?: string): GlossaryEntry => ({
  term,
  translations: { ...(en !== undefined && { en }), ...(de !== undefined && { de }) },
  remark: null,
});

const glossary = [
  entry('aanvraag', 'application', 'Antrag'),
  entry('aanvragen', 'applications'),
  entry('bijzondere bijstand', 'special assistance'),
  entry('bijstand', 'social assistance'),
  entry('mail', 'mail'),
  entry('foto', 'photo'),
  entry('DigiD', 'DigiD'),
  entry('privé (vast)', 'private'),
  entry('wijk'),
];
const find = createTermFinder(glossary, { source: 'nl', target: 'en' });
const termsIn = (text: string) => find(text).map(({ term }) => term);

describe('the terms in a text', () => {
  test.each<[string, readonly string[]]>([
    ['Uw AANVRAAG, en nog een aanvraag.', ['aanvraag']],
    ['Aanvragen bekijken', ['aanvragen']],
    ['Bijstandsaanvraag', []],
    ['bijzondere\n bijstand en bijstand', ['bijzondere bijstand', 'bijstand']],
    ['Bijzondere bijstand', ['bijzondere bijstand']],
    ['Uw e-mail', []],
    ['Mail-adres of mail', ['mail']],
    ["Foto's", []],
    ['Log in met digid (verplicht)', ['DigiD']],
    ['Nummer privé (vast)', ['privé (vast)']],
    ['Nummer prive\u0301', []],
    ['Beste {{ {aanvraag} }},', []],
    ['Welke wijk?', ['wijk']],
    ['', []],
  ])('%j: %j', (text, terms) => {
    expect(termsIn(text)).toEqual(terms);
  });

  test('come with the translation into the language, as far as there is one', () => {
    expect(find('wijk en foto')).toEqual([
      { term: 'wijk', translation: undefined, remark: null },
      { term: 'foto', translation: 'photo', remark: null },
    ]);
  });

  test('are found in a text that is not Dutch', () => {
    const toDutch = createTermFinder(glossary, { source: 'en', target: 'nl' });
    expect(toDutch('Your application')).toEqual([
      { term: 'application', translation: 'aanvraag', remark: null },
    ]);
  });

  test('are none without a glossary', () => {
    expect(createTermFinder([], { source: 'nl', target: 'en' })('aanvraag')).toEqual([]);
  });
});

test.each<[string, string, readonly string[]]>([
  ['Uw aanvraag', 'Your request', ['aanvraag']],
  ['Uw aanvraag', 'Your Application', []],
  ['Uw aanvraag', 'Online-applications', []],
  ['Bijzondere bijstand', 'Special\nassistance', []],
  ['Uw wijk', 'Your area', []],
])('%j as %j misses %j', (text, translation, terms) => {
  expect(missingTerms(find(text), translation).map(({ term }) => term)).toEqual(terms);
});
