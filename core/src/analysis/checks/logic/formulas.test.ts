import { expect, test } from 'vitest';
import { buildField, buildForm } from '../../../form/build-form.ts';
import { translatorOf } from '../../../messages/all-messages.ts';
import { buildCheckContext, findingsIn } from '../../build-check.ts';
import { checkForm } from '../../check-form.ts';
import { describeFinding } from '../../describe-finding.ts';

test.each([
  ['a fixed amount is blank', {}, ['amount_missing veld amount']],
  [
    'the field with the amount is not chosen',
    { amount_type: 'field' },
    ['amount_missing veld amount_property_id'],
  ],
  ['no option has a price', { amount_type: 'options' }, ['amount_missing veld option_prices']],
  [
    'the formula of the amount is blank',
    { amount_type: 'formula' },
    ['formula_missing veld formula'],
  ],
  ['nothing: the amount is there', { amount: 12.5 }, []],
] as const)('a payment lacks what the designer sees it lacks: %s', (_case, settings, expected) => {
  const payment = buildField('payment', 'veld', { custom_properties: { ...settings } });
  expect(findingsIn([payment])).toEqual(expected);
});

const sort = buildField('select', 'sort', { options: [{ id: 'o2', label: 'Anders' }] });
const computed = (formula: string) =>
  buildField('formula', 'fee', { custom_properties: { formula } });

test.each([
  ['{sort0000} = "Anders"', ['formula_option_by_label fee formula']],
  ['{sort0000} = "o2"', []],
  ['{name0000} * 2', ['formula_text_in_arithmetic fee formula']],
  ['{digits0000} * 2', []],
])('a formula that reads an answer for what it never is: %s', (formula, expected) => {
  const texts = [
    buildField('text', 'name'),
    buildField('text', 'digits', { custom_properties: { validation: 'numeric' } }),
  ];
  expect(findingsIn([sort, ...texts, computed(formula)])).toEqual(expected);
});

test('the same choice in a text with answers and in the formula of a rule', () => {
  const label = '{{ ALS({sort0000} = "anders"; 1; 2) }}';
  const found = findingsIn([sort, buildField('number', 'n', { label, use_formula: true })]);
  expect(found).toEqual(['formula_option_by_label n label']);
});

test('a value of the wrong kind is said in words', () => {
  const rows = buildField('input-collection', 'rows', { children: [buildField('number', 'days')] });
  const form = buildForm(rows, computed('{rows0000.days0000} * 25'));
  const [finding] = checkForm(form, buildCheckContext());
  expect(finding && describeFinding(finding, { locale: 'nl', translate: translatorOf('nl') })).toBe(
    'De formule van “fee” klopt niet op plaats 1: daar hoort een getal, en er staat een lijst.',
  );
});
