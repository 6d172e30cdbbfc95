import { describe, expect, test } from 'vitest';
import { buildCondition, buildField, buildForm, buildRule } from '../form/build-form.ts';
import type { Field, FormDefinition } from '../form/form-definition.ts';
import type { CheckContext } from './check-context.ts';
import { findingsIn } from './build-check.ts';
import { findingCodes, type FindingCode } from './finding-codes.ts';

const options = (...labels: readonly string[]) =>
  labels.map((label, at) => ({ id: `o${String(at)}`, label }));
const text = (id: string, label = id) => buildField('text', id, { label });
const number = (
  settings: { min?: number; max?: number; decimal_places?: number },
  prefill?: number,
) =>
  buildField('number', 'veld', {
    custom_properties: settings,
    ...(prefill === undefined ? {} : { prefill }),
  });
const rich = (content: string) =>
  buildField('text-layout', 'veld', { custom_properties: { content } });
const formula = (source: string) =>
  buildField('formula', 'veld', { custom_properties: { formula: source } });
const moment = (other?: string) =>
  buildField('datetime', 'veld', {
    custom_properties: {
      moment_validation: 'later',
      moment_distance: 2,
      ...(other !== undefined && { moment_field: other }),
    },
  });
const filtered = (parent_field: string) =>
  buildField('custom-list', 'veld', {
    custom_properties: { custom_list: 'straten', parent_field },
  });
const page = (id: string, title: string, ...properties: readonly Field[]) => ({
  id,
  title,
  properties,
});
const form = (...pages: FormDefinition['pages']): FormDefinition => ({ pages });
const beside = (...fields: readonly Field[]) =>
  buildForm(
    buildField('number', 'aantal', { short_id: 'aant' }),
    buildField('date', 'dag', { short_id: 'dag1' }),
    ...fields,
  );

interface Pair {
  readonly code: FindingCode;
  readonly because: string;
  /** The expected location. */
  readonly at: string;
  readonly bad: FormDefinition;
  readonly good: FormDefinition;
  readonly badContext?: Partial<CheckContext>;
  readonly goodContext?: Partial<CheckContext>;
}

/** Faults that depend only on the text of a formula. */
const formulaFaults: readonly (readonly [FindingCode, string, string])[] = [
  ['formula_too_long', 'it has more characters than may be', `${'1+'.repeat(1000)}1`],
  ['formula_too_deep', 'nobody can follow it', `${'('.repeat(100)}1${')'.repeat(100)}`],
  ['formula_unexpected_character', 'a sign means nothing', '1 ? 2'],
  ['formula_unclosed_text', 'a quote is missing', '"open'],
  ['formula_unclosed_reference', 'a brace is missing', '{aant + 1'],
  ['formula_empty_reference', 'no field is named', '{} + 1'],
  ['formula_unexpected_token', 'two values follow each other', '1 2'],
  ['formula_too_many_arguments', 'one is too many', 'NOT(1; 2)'],
];

const one = buildForm;
const twice = page('een', 'Een', text('a'));

/** A label in English that was translated when it was “B”. */
const madeFromB: Partial<CheckContext> = {
  translations: {
    en: new Map([
      ['page.title', 'Page'],
      ['a.label', 'B'],
    ]),
  },
  translationNotes: { en: { 'a.label': { source: 'B' } } },
};

const pairs: readonly Pair[] = [
  { code: 'no_pages', because: 'there are none', at: 'pages', bad: form(), good: form(twice) },
  {
    code: 'no_fields',
    because: 'every page is empty',
    at: 'een',
    bad: form(page('een', 'Een')),
    good: form(twice),
  },
  {
    code: 'page_title_missing',
    because: 'it is blank',
    at: 'een title',
    bad: form(page('een', ' ', text('a'))),
    good: form(twice),
  },
  {
    code: 'page_empty',
    because: 'nothing stands on it',
    at: 'twee',
    bad: form(twice, page('twee', 'Twee')),
    good: form(twice, page('twee', 'Twee', text('b'))),
  },
  {
    code: 'label_missing',
    because: 'it is blank',
    at: 'veld label',
    bad: one(text('veld', ' ')),
    good: one(text('veld', 'Naam')),
  },
  {
    code: 'placeholder_used',
    because: 'it disappears while somebody types',
    at: 'veld placeholder',
    bad: one(buildField('text', 'veld', { placeholder: 'Jansen' })),
    good: one(buildField('text', 'veld', { placeholder: ' ' })),
  },
  {
    code: 'label_repeated',
    because: 'another field has it',
    at: 'veld label',
    bad: one(text('a', 'Naam'), text('veld', 'naam')),
    good: one(text('a', 'Naam'), text('veld', 'Voornaam')),
  },
  {
    code: 'options_missing',
    because: 'there are none',
    at: 'veld options',
    bad: one(buildField('select', 'veld')),
    good: one(buildField('select', 'veld', { options: options('A') })),
  },
  {
    code: 'option_label_missing',
    because: 'it is blank',
    at: 'veld options',
    bad: one(buildField('select', 'veld', { options: options('A', '') })),
    good: one(buildField('select', 'veld', { options: options('A', 'B') })),
  },
  {
    code: 'option_label_repeated',
    because: 'two are the same',
    at: 'veld options',
    bad: one(buildField('select', 'veld', { options: options('A', 'a') })),
    good: one(buildField('select', 'veld', { options: options('A', 'B') })),
  },
  {
    code: 'range_reversed',
    because: 'the least is more than the most',
    at: 'veld min',
    bad: one(number({ min: 5, max: 4 })),
    good: one(number({ min: 5, max: 5 })),
  },
  {
    code: 'no_answer_fits',
    because: 'no whole number lies between',
    at: 'veld',
    bad: one(number({ min: 1.2, max: 1.8, decimal_places: 0 })),
    good: one(number({ min: 1.2, max: 1.8, decimal_places: 1 })),
  },
  {
    code: 'no_answer_fits',
    because: 'the last day is over',
    at: 'veld',
    bad: one(
      buildField('date', 'veld', {
        custom_properties: { past_dates_disabled: true, max: '2026-11-19' },
      }),
    ),
    good: one(
      buildField('date', 'veld', {
        custom_properties: { past_dates_disabled: true, max: '2026-11-20' },
      }),
    ),
  },
  {
    code: 'no_answer_fits',
    because: 'more options are asked than there are',
    at: 'veld',
    bad: one(
      buildField('multi-select', 'veld', {
        options: options('A', 'B'),
        custom_properties: { min: 3 },
      }),
    ),
    good: one(
      buildField('multi-select', 'veld', {
        options: options('A', 'B'),
        custom_properties: { min: 2 },
      }),
    ),
  },
  {
    code: 'prefill_refused',
    because: 'it is above the most',
    at: 'veld prefill',
    bad: one(number({ max: 4 }, 5)),
    good: one(number({ max: 4 }, 4)),
  },
  {
    code: 'pattern_unusable',
    because: 'a bracket is open',
    at: 'veld pattern',
    bad: one(buildField('text', 'veld', { pattern: '([a-z]' })),
    good: one(buildField('text', 'veld', { pattern: '([a-z])' })),
  },
  {
    code: 'pattern_unusable',
    because: 'it refers back to a group',
    at: 'veld pattern',
    bad: one(buildField('text', 'veld', { pattern: '(a)b\\1' })),
    good: one(buildField('text', 'veld', { pattern: 'a+b' })),
  },
  {
    code: 'formula_missing',
    because: 'it is blank',
    at: 'veld formula',
    bad: beside(formula('')),
    good: beside(formula('1')),
  },
  ...formulaFaults.map(([code, because, source]) => ({
    code,
    because,
    at: 'veld formula',
    bad: beside(formula(source)),
    good: beside(formula('1 + 1')),
  })),
  {
    code: 'formula_unexpected_end',
    because: 'it breaks off',
    at: 'veld formula',
    bad: beside(formula('1 +')),
    good: beside(formula('1 + 1')),
  },
  {
    code: 'formula_unknown_function',
    because: 'nothing is called so',
    at: 'veld formula',
    bad: beside(formula('FOO(1)')),
    good: beside(formula('ABS(1)')),
  },
  {
    code: 'formula_unknown_reference',
    because: 'the field is gone',
    at: 'veld formula',
    bad: beside(formula('{weg1} + 1')),
    good: beside(formula('{aant} + 1')),
  },
  {
    code: 'formula_too_few_arguments',
    because: 'one is missing',
    at: 'veld formula',
    bad: beside(formula('ROUND()')),
    good: beside(formula('ROUND(1; 2)')),
  },
  {
    code: 'formula_wrong_type',
    because: 'a date is no factor',
    at: 'veld formula',
    bad: beside(formula('{dag1} * 2')),
    good: beside(formula('{dag1} + 2')),
  },
  {
    code: 'formula_wrong_type',
    because: 'a number is no date',
    at: 'veld formula',
    bad: beside(
      buildField('date-formula', 'veld', { custom_properties: { formula: '{aant} + 1' } }),
    ),
    good: beside(
      buildField('date-formula', 'veld', { custom_properties: { formula: '{dag1} + 1' } }),
    ),
  },
  {
    code: 'formula_unknown_reference',
    because: 'a text names a field that is gone',
    at: 'veld label',
    bad: beside(buildField('text', 'veld', { label: 'Dag {{ {weg1} }}', use_formula: true })),
    good: beside(buildField('text', 'veld', { label: 'Dag {{ {dag1} }}', use_formula: true })),
  },
  {
    code: 'moment_field_unusable',
    because: 'a moment is compared with a number',
    at: 'veld moment_field',
    bad: beside(moment('aantal')),
    good: beside(moment('dag')),
  },
  {
    code: 'moment_field_unusable',
    because: 'a moment is compared with nothing',
    at: 'veld moment_field',
    bad: beside(moment()),
    good: beside(moment('dag')),
  },
  {
    code: 'list_parent_unusable',
    because: 'a list is filtered by a number',
    at: 'veld parent_field',
    bad: beside(filtered('aantal')),
    good: beside(
      buildField('custom-list', 'wijk', { custom_properties: { custom_list: 'wijken' } }),
      filtered('wijk'),
    ),
  },
  {
    code: 'reference_removed',
    because: 'a moment is compared with a question that is gone',
    at: 'veld moment_field',
    bad: beside(moment('weg')),
    good: beside(moment('dag')),
  },
  {
    code: 'reference_removed',
    because: 'a mapping fills a field that is gone',
    at: 'veld mapping',
    bad: one(
      buildField('bag', 'veld', {
        custom_properties: { mapping: [{ source: 'street', target: 'weg' }] },
      }),
    ),
    good: one(
      text('straat'),
      buildField('bag', 'veld', {
        custom_properties: { mapping: [{ source: 'street', target: 'straat' }] },
      }),
    ),
  },
  {
    code: 'heading_order',
    because: 'a level is skipped',
    at: 'veld content',
    bad: one(rich('<h2>A</h2><h4>B</h4>')),
    good: one(rich('<h2>A</h2><h3>B</h3><h2>C</h2>')),
  },
  {
    code: 'link_text_vague',
    because: 'it says nothing',
    at: 'veld content',
    bad: one(rich('<p><a href="https://a.nl">Klik  hier</a></p>')),
    good: one(rich('<p><a href="https://a.nl">Parkeren in de stad</a></p>')),
  },
  {
    code: 'image_without_alt',
    because: 'it has none',
    at: 'veld alt',
    bad: one(text('a'), buildField('image', 'veld')),
    good: one(text('a'), buildField('image', 'veld', { custom_properties: { alt: 'Kaart' } })),
  },
  {
    code: 'provider_missing',
    because: 'the tenant has none',
    at: 'veld integration_id',
    bad: one(buildField('auth', 'veld')),
    good: one(buildField('auth', 'veld')),
    badContext: { isProvided: () => false },
    goodContext: { isProvided: () => true },
  },
  {
    code: 'block_missing',
    because: 'none was chosen',
    at: 'veld template_id',
    bad: one(text('a'), buildField('template', 'veld')),
    good: one(text('a'), buildField('template', 'veld', { template_version_id: 'v1' })),
  },
  {
    code: 'list_missing',
    because: 'the tenant does not have it',
    at: 'veld custom_list',
    bad: one(buildField('custom-list', 'veld')),
    good: one(buildField('custom-list', 'veld')),
    badContext: { isProvided: () => false },
    goodContext: { isProvided: () => true },
  },
  {
    code: 'provider_missing',
    because: 'the login of the whole form has none',
    at: 'login_provider',
    bad: one(text('a')),
    good: one(text('a')),
    badContext: { loginProvider: 'digid', isLoginProvided: () => false },
    goodContext: { loginProvider: 'digid', isLoginProvided: (id) => id === 'digid' },
  },
  {
    code: 'translation_missing',
    because: 'a label has none',
    at: 'a label en',
    bad: form(twice),
    good: form(twice),
    badContext: { translations: { en: new Map([['een.title', 'One']]) } },
    goodContext: {
      translations: {
        en: new Map([
          ['een.title', 'One'],
          ['a.label', 'A'],
        ]),
      },
    },
  },
  {
    code: 'translation_outdated',
    because: 'the label was “B” when it was translated',
    at: 'a label en',
    bad: one(buildField('text', 'a', { label: 'A' })),
    good: one(buildField('text', 'a', { label: 'B' })),
    badContext: madeFromB,
    goodContext: madeFromB,
  },
  {
    code: 'translations_missing',
    because: 'there is not one yet',
    at: 'languages en',
    bad: form(twice),
    good: form(twice),
    badContext: { translations: { en: new Map() } },
    goodContext: { translations: {} },
  },
  {
    code: 'break_inside',
    because: 'it stands in a group, where it parts nothing',
    at: 'veld',
    bad: one(
      buildField('group', 'groep', { children: [text('a'), buildField('break', 'veld')] }),
      text('b'),
    ),
    good: one(
      buildField('group', 'groep', { children: [text('a')] }),
      buildField('break', 'veld'),
      text('b'),
    ),
  },
  {
    code: 'contrast_low',
    because: 'grey stands on white',
    at: 'theme.label',
    bad: form(twice),
    good: form(twice),
    badContext: { theme: { label: '#777777', background: '#ffffff' } },
    goodContext: { theme: { label: '#767676', background: '#ffffff' } },
  },
];

describe('the checker of pages and fields', () => {
  test('has a case for everything that it finds, and so has the one of rules', () => {
    const ofRules = ['condition', 'conditions', 'rule', 'action', 'target', 'operator', 'variable'];
    const elsewhere: readonly string[] = [
      ...['option_removed', 'cycle', 'never_shown', 'page_never_shown'],
      // Joined of single texts in the editor.
      ...['translations_incomplete', 'translations_outdated'],
      ...['formula_option_by_label', 'formula_text_in_arithmetic'],
      ...['required_never_enabled', 'required_behind_stop', 'recommended_and_required'],
      // How formulas use answers, amounts, levels of logins, the tag manager, the confirmation mail, routes, integrations, co-signatures, persons, cases, retention, filling in by rules,
      // plain language and tests have their own tables beside their checks.
      ...findingCodes.filter((code) =>
        /^(?:amount|login|tag|mail|sentence|word|route|destination|integration|fill|test|processing|retention|person|case|co_sign\w*)_/.test(
          code,
        ),
      ),
    ];
    const mine = findingCodes.filter(
      (code) => !elsewhere.includes(code) && !ofRules.some((begin) => code.startsWith(`${begin}_`)),
    );
    const covered: readonly string[] = pairs.map(({ code }) => code);
    expect(mine.filter((code) => !covered.includes(code))).toEqual([]);
  });

  test.each(pairs)('finds $code when $because, and nothing in the nearest sound form', (pair) => {
    expect(findingsIn(pair.bad, pair.badContext)).toContain(`${pair.code} ${pair.at}`);
    expect(findingsIn(pair.good, pair.goodContext)).toEqual([]);
  });

  test('lets questions that stand in for each other have one label', () => {
    const tick = buildField('checkbox', 'akkoord');
    const shownWhen = (id: string, ticked: boolean) =>
      buildField('text', id, {
        label: 'Naam',
        is_hidden: true,
        logic: [buildRule(['show'], buildCondition('akkoord', 'equal', ticked))],
      });
    expect(findingsIn([tick, shownWhen('een', true), shownWhen('twee', false)])).toEqual([]);
    expect(findingsIn([tick, shownWhen('een', true), shownWhen('twee', true)])).toEqual([
      'label_repeated twee label',
    ]);
  });

  test('lists findings in reading order, a page before its fields', () => {
    const bad = form(page('een', '', text('a', '')), page('twee', '', text('b', '')));
    expect(findingsIn(bad)).toEqual([
      'page_title_missing een title',
      'label_missing a label',
      'page_title_missing twee title',
      'label_missing b label',
    ]);
  });

  test('says nothing of translations, providers and colours that the context leaves out', () => {
    expect(findingsIn([buildField('auth', 'inloggen')])).toEqual([]);
  });
});
