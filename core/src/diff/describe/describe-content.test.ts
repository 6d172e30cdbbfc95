import { describe, expect, test } from 'vitest';
import { createField } from '../../form/create-field.ts';
import { buildCondition, buildField, buildRule, buildVariable } from '../../form/build-form.ts';
import { fieldTypeNames } from '../../field-types/registry.ts';
import type { Field } from '../../form/form-definition.ts';
import type { VariableSource } from '../../form/variables/variable.ts';
import { translatorOf } from '../../messages/all-messages.ts';
import { caseVersion } from '../testing/case-version.ts';
import type { VersionContent } from '../version-content.ts';
import { createChangeWording } from './change-wording.ts';
import { describeField, describeForm, describePage, type ContentFact } from './describe-content.ts';

const names: Readonly<Record<string, string>> = {
  mollie: 'Mollie',
  'given-name': 'Voornaam',
  street: 'Straat',
  digid: 'DigiD Rotterdam',
};

const contextOf = (version: VersionContent) => ({
  words: createChangeWording(
    version,
    version,
    { locale: 'nl', translate: translatorOf('nl') },
    (_input, id) => names[id],
  ),
  nameSource: ({ type }: VariableSource) => (type === 'login' ? 'DigiD: Naam' : undefined),
});

const versionWith = (...properties: readonly Field[]): VersionContent => ({
  ...caseVersion,
  pages: [{ id: 'p', title: 'Kosten', properties }],
});

const texts = (facts: readonly ContentFact[]) =>
  facts.map(({ name, lines }) => `${name}: ${lines.join(' | ')}`);

/** Describes the first of the fields, in a version with all of them. */
const told = (field: Field, ...others: readonly Field[]) =>
  texts(describeField(field, contextOf(versionWith(field, ...others))));

const metres = buildField('number', 'metres', { label: 'Aantal meters' });

describe('describeField', () => {
  test('tells nothing of a new field, whatever its type', () => {
    for (const type of fieldTypeNames) {
      const field = createField(type, { id: 'f', shortId: 'ffff', label: 'Vraag' });
      expect(told(field), type).toEqual([]);
    }
  });

  test('tells what a visitor reads in full, and switches that are not as in a new field', () => {
    const hint = `${'Meet de breedte van uw kraam. '.repeat(6)}Rond af.`;
    const field = { ...metres, hint, is_required: true, is_in_summary: false, is_hidden: false };
    expect(told(field)).toEqual([`uitleg: ${hint}`, 'verplicht: Ja', 'in de samenvatting: Nee']);
  });

  test('tells options with their scores', () => {
    const options = [
      { id: 'a', label: 'Markt' },
      { id: 'b', label: 'Concert', score: 2.5 },
    ];
    expect(told(buildField('select', 'kind', { options }))).toEqual([
      'keuzes: Markt | Concert (score 2,5)',
    ]);
  });

  test('tells a rule as a sentence, and a formula with the labels of its fields', () => {
    const logic = [buildRule(['show'], buildCondition('metres', 'greater_than', 4))];
    const computed = buildField('formula', 'sum', { label: 'Kosten', logic });
    const field = { ...computed, custom_properties: { formula: '{metres0000} * 12,50' } } as Field;
    expect(told(field, metres)).toEqual([
      'formule: “Aantal meters” * 12,50',
      'regel: Tonen als “Aantal meters” groter is dan 4',
    ]);
  });

  test('tells the provider and the price of a payment, and no price that does not apply', () => {
    const pay = (custom_properties: Record<string, unknown>) =>
      // The settings of a stored payment.
      ({ ...buildField('payment', 'pay', { label: 'Betalen' }), custom_properties }) as Field;
    expect(told(pay({ integration_id: 'mollie', amount_type: 'fixed', amount: 25 }))).toEqual([
      'aanbieder: Mollie',
      'bedrag: €\u00a025,00',
    ]);
    const kind = buildField('select', 'kind', { options: [{ id: 'a', label: 'Markt' }] });
    const prices = [{ option_id: 'a', amount: 12.5, vat_rate: 'none' }];
    const perOption = { amount_type: 'options', amount: 25, amount_property_id: 'kind' };
    expect(told(pay({ ...perOption, option_prices: prices }), kind)).toEqual([
      'soort bedrag: Een prijs per keuze',
      'veld met het bedrag: “kind”',
      'prijs per keuze: Markt: €\u00a012,50',
    ]);
  });

  test('tells a login with its level, and what a look-up fills', () => {
    const auth = buildField('auth', 'login', { is_required: true });
    const login = { ...auth, custom_properties: { assurance_level: 'midden' } } as Field;
    expect(told(login)).toContain('betrouwbaarheidsniveau: DigiD Midden');
    const company = {
      ...buildField('kvk-api', 'company'),
      custom_properties: { mapping: [{ source: 'name', target: 'metres' }] },
    } as Field;
    expect(told(company, metres)).toContain('invullen van andere velden: name → “Aantal meters”');
  });

  test('tells in words what a browser fills in and what a look-up finds', () => {
    const first = { ...buildField('text', 'first'), autocomplete_type: 'given-name' } as Field;
    expect(told(first)).toEqual(['automatisch aanvullen: Voornaam']);
    const address = {
      ...buildField('bag', 'address'),
      custom_properties: { mapping: [{ source: 'street', target: 'metres' }] },
    } as Field;
    expect(told(address, metres)).toContain('invullen van andere velden: Straat → “Aantal meters”');
  });
});

test('a page is described with its rules and its own words on buttons', () => {
  const page = {
    id: 'p',
    title: 'Kosten',
    properties: [metres],
    next_button_label: 'Naar betalen',
    logic: [buildRule(['hide'], buildCondition('metres', 'equal', 0))],
  };
  expect(texts(describePage(page, contextOf({ ...caseVersion, pages: [page] })))).toEqual([
    'tekst van de volgendeknop: Naar betalen',
    'regel: Verbergen als “Aantal meters” gelijk is aan 0',
  ]);
});

test('a form is described with settings that are not the default, and formulas of its variables', () => {
  const version = {
    ...versionWith(metres),
    description: 'Voor standhouders',
    settings: {
      'theme.has_progress': false,
      'theme.has_summary': true,
      'confirmation_mail.recipient': 'metres',
      'tests.recorded': [{ id: 'a', name: 'Kleine kraam' }],
      'co_signature.logins': [{ provider: 'digid', least_level: 'midden' }],
    },
    variables: [
      buildVariable('Dubbel', { type: 'formula', formula: '{metres0000} * 2' }),
      buildVariable('Wie', { type: 'login', provider: 'digid', claim: 'name' }),
      buildVariable('Grens', { type: 'constant', value: 250 }, 'number'),
    ],
  };
  const said = texts(describeForm(version, contextOf(version)));
  expect(said).toContain('omschrijving: Voor standhouders');
  expect(said).toContain('voortgang: Nee');
  expect(said).toContain('ontvanger van de bevestigingsmail: “Aantal meters”');
  expect(said).toContain('tests van het formulier: Kleine kraam');
  expect(said).toContain('variabele “Dubbel”: “Aantal meters” * 2');
  expect(said).toContain('variabele “Grens”: 250');
  expect(said).toContain('variabele “Wie”: DigiD: Naam');
  expect(said.filter((line) => line.endsWith(': DigiD Rotterdam (DigiD Midden)'))).toHaveLength(1);
});
