import { expect, test } from 'vitest';
import { buildField } from '../../../form/build-form.ts';
import { findingsIn } from '../../build-check.ts';

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
