import { describe, expect, test } from 'vitest';
import { buildField, buildForm } from '../../../form/build-form.ts';
import { parsePlainWords } from '../../../plain-language/plain-word.ts';
import { buildCheckContext, findingsIn } from '../../build-check.ts';
import { checkForm } from '../../check-form.ts';

const formWith = (label: string, hint = '') =>
  buildForm(buildField('text', 'a', { label, ...(hint && { hint }) }));
const codes = (label: string) =>
  findingsIn(formWith(label)).map((finding) => finding.split(' ')[0]);
const paramsOf = (label: string, own: readonly string[] = []) =>
  checkForm(formWith(label), buildCheckContext({ plainWords: parsePlainWords(own) })).map(
    ({ params }) => params,
  );

describe('the texts of a form', () => {
  test.each([
    ['Wat is uw naam?', []],
    ['Wat moet u doen indien u verhuist?', ['word_difficult']],
    ['Wilt u een kaart en/of een vergunning?', ['word_difficult']],
    ['Schrijf uw adres, bijv. Dorpsstraat 1', ['word_shortened']],
    ['Uw aanvraag wordt binnen 2 weken behandeld', ['sentence_passive']],
    ['De brieven worden verstuurd naar dit adres', ['sentence_passive']],
    ['Wanneer wordt u 18 jaar?', []],
    ['De gemeenten worden groter', []],
    ['Uw bericht wordt groot. Is dat goed?', []],
    ['Hoeveel weegt de indiening?', []],
    ['Uw aanvraag wordt door de gemeente behandeld', []],
    ['Wordt de gelegenheid gesloten op maandag?', ['sentence_passive']],
    ['Wordt de mogelijkheid groter?', []],
    [
      'Wilt u iets in het kader van de subsidie vragen?'.replace('het kader', 'het\u00a0kader'),
      ['word_difficult'],
    ],
    ['Kies {{ if({a} > 18, "indien ja", "thans nee") }}', []],
  ])('“%s” gives %j', (label, expected) => {
    expect(codes(label)).toEqual(expected);
  });

  test('have sentences of at most fifteen words', () => {
    const fifteen = ['Woord', ...Array.from({ length: 14 }, () => 'woord')].join(' ');
    expect(codes(`${fifteen}. ${fifteen}.`)).toEqual([]);
    expect(paramsOf(`${fifteen} woord`)).toEqual([
      { text: 'Woord woord woord woord woord woord', count: 16 },
    ]);
  });

  test('are read without tags, each block by itself', () => {
    const seven = 'een twee drie vier vijf zes zeven';
    const hint = `<p>${seven} <strong>acht</strong></p><ul><li>${seven}</li><li>${seven}&nbsp;</li></ul>`;
    expect(findingsIn(formWith('Naam', hint))).toEqual([]);
  });

  test('are hinted at with the plain word; the organisation’s own comes first', () => {
    expect(paramsOf('Woont u reeds in de stad?')).toEqual([{ word: 'reeds', plain: 'al' }]);
    const own = ['reeds = nu al', 'leges = kosten', 'geen regel'];
    expect(paramsOf('Wilt u reeds de LEGES betalen?', own)).toEqual([
      { word: 'reeds', plain: 'nu al' },
      { word: 'leges', plain: 'kosten' },
    ]);
  });

  test('of a long line are refused at once', () => {
    expect(parsePlainWords(['a'.repeat(500_000), '='.repeat(500_000)])).toEqual([]);
  });

  test('in another language are not checked', () => {
    expect(
      findingsIn(formWith('Wat moet u doen indien u verhuist?'), { ownLanguage: 'en' }),
    ).toEqual([]);
  });

  test('name their place', () => {
    expect(findingsIn(formWith('Naam', 'Zoals thans in uw paspoort staat'))).toEqual([
      'word_difficult a hint',
    ]);
  });

  test.each([
    [{ title: 'Aanvraag inzake parkeren' }, ['word_difficult title']],
    [{ description: 'Vraag dit thans aan.' }, ['word_difficult description']],
    [
      { settings: { 'confirmation.text': 'U hoort t.z.t. of z.s.m. meer' } },
      ['word_shortened confirmation.text'],
    ],
    [
      { settings: { 'statements.truth': 'Ik heb reeds betaald' } },
      ['word_difficult statements.truth'],
    ],
    [
      {
        settings: {
          'confirmation_mail.is_enabled': true,
          'confirmation_mail.recipient': 'a',
          'confirmation_mail.subject': 'Uw aanvraag {{ {nummer} }}',
          'confirmation_mail.text': 'Beste {{ {reeds} }},\nUw aanvraag wordt snel behandeld.',
        },
      },
      ['sentence_passive confirmation_mail.text'],
    ],
    [{ settings: { 'confirmation_mail.text': 'Uw aanvraag wordt snel behandeld.' } }, []],
  ])('around the pages are checked too: %j', (around, expected) => {
    const found = findingsIn(formWith('Naam'), around);
    expect(found.filter((one) => /^(word|sentence)_/.test(one))).toEqual(expected);
  });
});
